/** @file The English words for newer versions of the site, and for a page that is older than the site. Whole sentences. */

export const offlineEn = {
  "update.newer": "A new version is ready. Switching takes a moment, and every match stays exactly where it is.",
  "update.changed":
    "The site has a new version and this page is still the old one. Switch to the new version; not a step is lost.",
  "update.enter": "Use the new version",
  "update.entering": "Switching to the new version…",
  "skew.part":
    "The site has a new version, and the older part this page asked for is gone. Switch to the new version; not a step of your match is lost.",
  "stored.open": "What is stored here",
};
