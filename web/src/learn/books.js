/** @file The entry of the rule books and the glossary. They do not load the engine. */
import "./elements.js";
import "./glossary.js";
import "./rules.js";
import { keepSite } from "../offline/keep_site.js";
import "./shell.js";

keepSite();
