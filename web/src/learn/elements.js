/** @file Defines the elements that draw cards, before a page draws anything with them. */
import { define } from "../embed/elements.js";

define(document);
