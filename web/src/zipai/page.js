/** @file The family of zipai, as the page asks for it. */
import { fetchedScript } from "../family/fetched_script.js";
import { drawAccount } from "./account.js";
import { callOf, isShownAlone, laidBy } from "./calls.js";
import { table } from "./centre.js";
import { cards } from "./faces.js";
import { figures } from "./figures.js";
import { hand } from "./hand.js";
import { prompt } from "./prompt.js";
import { seat } from "./seat.js";
import { words } from "./words.js";

/** @import { ZipaiResult as Result } from "./types.js" */

const importMore = () => import("./more.js");

/** @type {import("../family/types.js").PageFamily} */
export const zipai = {
  id: "zipai",
  prefix: "",
  unused: ["gang"],
  hidden: ["tiles"],
  cards,
  hand,
  seat,
  table,
  prompt,
  words,
  isShownAlone,
  callOf,
  laidBy,
  account: drawAccount,
  figures: (/** @type {Result} */ result, seat) => figures(result, seat),
  more: null,
  async loadMore() {
    const more = zipai.more ?? (await fetchedScript("zipai/more", importMore, "more"));
    zipai.more = more;
    return more;
  },
};
