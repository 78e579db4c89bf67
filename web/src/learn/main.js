/** @file The entry of the pages to read: lessons, rule book, glossary. Nothing of the engine is loaded here. */
import "./shell.js";
