/** @file The entry of the lessons. They do not load the engine. */
import "./lessons.js";
import "./shell.js";
