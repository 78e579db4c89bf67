/** @file The entry of the learning pages: lessons, rule book, glossary. They do not load the engine. */
import "./shell.js";
