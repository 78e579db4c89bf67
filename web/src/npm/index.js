/** @file The elements that draw cards: the module `hupai-embed`. Importing it without a page is harmless. */
import "../embed/cards.js";
