/** @file The entry of the publishing page. No Python is started: what its frames ask, they ask by themselves. */
import { keepSite } from "../offline/keep_site.js";
import "./page.js";

keepSite();
