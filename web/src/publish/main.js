/** @file The entry of the publishing page. No Python is started: what its frames ask, they ask by themselves. */
import "./page.js";
