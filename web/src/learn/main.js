/** @file The entry of the lessons. They do not load the engine. */
import "./elements.js";
import "./lessons.js";
import { keepSite } from "../offline/keep_site.js";
import "./shell.js";

keepSite();
