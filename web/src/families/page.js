/** @file The families that a page draws: the one it begins with, and those that are fetched when one of their games is wanted. */
import { addFamily, addLater } from "../family/registry.js";
import { zipai } from "../zipai/page.js";

addFamily(zipai);
addLater("mahjong", () => import("../mahjong/page.js"));
addLater("guihuzi", () => import("../guihuzi/page.js"));
