/** @file The English words for what is kept, export and import. Whole sentences. */

export const dataEn = {
  "data.where":
    "Settings, matches and statistics are kept in this browser only and sent nowhere. Before you change browsers or machines, or clear site data, export a copy.",
  "data.holds": "Now here: matches {matches}, counted hands {hands}, about {size} kB.",
  "data.stays": "The browser has promised not to clear them by itself when it needs room.",
  "data.may.go":
    "The browser promises nothing: it may clear them when you stay away for long or it needs room. A copy now and then is safest.",
  "data.export": "Export",
  "data.export.about": "All matches, statistics, settings and house rules in one file.",
  "data.export.do": "Export everything",
  "data.exported": "Exported: matches {matches}, counted hands {hands}.",
  "data.import": "Import",
  "data.import.about":
    "You may choose several files at once: exports, or records of single matches. They are added; nothing you have is replaced.",
  "data.import.do": "Choose files…",
  "data.offer": "This adds: matches {matches}, counted hands {hands}.",
  "data.offer.none": "All the matches and hands in it are already here.",
  "data.offer.further": {
    one: "{n} match is further on in the file and is brought to that step.",
    other: "{n} matches are further on in the file and are brought to that step.",
  },
  "data.offer.known": {
    one: "{n} match is already here and stays as it is.",
    other: "{n} matches are already here and stay as they are.",
  },
  "data.offer.unlike": {
    one: "{n} match claims to be a day’s deal, but its record says otherwise. It is kept as an ordinary match and counts for no day.",
    other:
      "{n} matches claim to be days’ deals, but their records say otherwise. They are kept as ordinary matches and count for no day.",
  },
  "data.offer.settings": "Use the settings and house rules of the file too",
  "data.offer.yes": "Import",
  "data.offer.no": "Never mind",
  "data.imported": "Imported: matches {matches}, counted hands {hands}.",
  "data.refused.foreign":
    "“{file}” is neither an export of Hupai nor a record, and was not imported. Nothing you have was touched.",
  "data.refused.newer":
    "“{file}” was exported by a newer version, which this page cannot read; it was not imported. Reload to get the new version. Nothing you have was touched.",
  "data.refused.cut":
    "“{file}” is only half there and was not imported. Copy or export it again. Nothing you have was touched.",
  "data.refused.damaged":
    "“{file}” does not match its checksum: it was changed or damaged, and was not imported. Nothing you have was touched.",
  "data.refused.surplus":
    "Line {line} of “{file}” is not part of the file; it was not imported. Delete that line and try again. Nothing you have was touched.",
  "data.refused.large":
    "“{file}” is too large to be an export of Hupai, and was not imported. Nothing you have was touched.",
  "data.refused.unread": "The browser could not read “{file}”; it was not imported. Nothing you have was touched.",
  "data.refused.unreadable":
    "The browser could not read what is stored here: nothing was exported, and nothing imported. Nothing you have was touched; you can try again.",
  "data.refused.full":
    "The browser has too little room for this page, and nothing was imported. Delete some old matches and try again. Nothing you have was touched.",
  "data.refused.failed":
    "The browser could not store it, and nothing was imported. Nothing you have was touched; you can try again.",
};
