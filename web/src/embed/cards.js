/** @file The script that other sites include: it defines the elements that draw cards. Importing it without a page is harmless. */
import { define } from "./elements.js";

if (globalThis.customElements) define(globalThis.document);
