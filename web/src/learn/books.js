/** @file The entry of the rule books and the glossary. They do not load the engine. */
import "./glossary.js";
import "./rules.js";
import "./shell.js";
