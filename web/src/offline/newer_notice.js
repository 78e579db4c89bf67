/** @file Says on a page other than the table that the site has a newer build, and offers to switch to it. */
import { offlineEn } from "../../words/offline.en.js";
import { offlineZh } from "../../words/offline.zh.js";
import { keepSite } from "./keep_site.js";
import { CHANGED, enterNewer } from "./version_mismatch.js";

const WORDS = { zh: offlineZh, en: offlineEn };

/** Draws the notice above the page, once. */
function show() {
  if (document.querySelector("body > .newer")) return;
  const words = WORDS[document.documentElement.lang.startsWith("zh") ? "zh" : "en"];
  const notice = document.createElement("p");
  notice.className = "newer";
  notice.role = "alert";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.textContent = words["update.enter"];
  button.addEventListener("click", () => {
    notice.textContent = words["update.entering"];
    void enterNewer();
  });
  notice.append(`${words["update.changed"]} `, button);
  document.body.prepend(notice);
}

/** Stores the site for use without a network, and tells of a newer build whenever a failure shows that there is one. */
export function attendSite() {
  addEventListener(CHANGED, show);
  keepSite();
}
