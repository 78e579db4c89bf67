/**
 * @file Exports everything this browser stores as one file, and imports it again. A file is lines of JSON: a header,
 * one item on each line, and a checksum over all of them, by which an incomplete file is recognised. The record of a
 * single match can be imported too. An import adds to what is stored, in one transaction or not at all. It never
 * replaces a match with a shorter version of it.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { dayOfMatch, isBorneOut } from "../daily/day_match.js";
import { compareRecords, headOfRecord, RECORD } from "./records.js";
import { SurplusLine, savedLines } from "./saved_lines.js";
import { freshId, headsIn } from "./saves.js";
import { isHead, isLessons, isObject, isPuzzles, isRow, isSetup, keptSetup } from "./validators.js";

/** @import { Kept, Saves } from "./saves.js" */
/** @import { Head } from "./records.js" */
/** @import { HandRow } from "./hand_rows.js" */
/** @import { Answers as Puzzles } from "../practise/schedule.js" */
/** @typedef {{matches: Kept[], hands: HandRow[], settings: Record<string, unknown>|null, setup: Record<string, any>|null, lessons: Record<string, any>|null, puzzles: Puzzles|null}} Bundle */
/**
 * What an import adds. `unlike`: matches that claim to be a day's deal, and whose records say otherwise; they are added as
 * ordinary matches.
 * @typedef {{added: number, further: number, known: number, unlike: number, hands: number, handsKnown: number}} Merged
 */
/** @typedef {"foreign"|"newer"|"cut"|"damaged"|"large"|"surplus"} Fault */

const FORMAT = "hupai-export";
const VERSION = 1;
const RECORD_VERSION = "1";
/** Characters of the checksum in a match's own record. */
const RECORD_SUM = 16;

/** The shelves that are in a file, and what is fit for it. */
const SHELVES = { settings: isObject, setup: isSetup, lessons: isLessons, puzzles: isPuzzles };

/** A file was refused, and why. */
export class Refused extends Error {
  /** @param {Fault} fault @param {number} [line] the line that it is about, from 1 */
  constructor(fault, line = 0) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

/** Returns a bundle with nothing in it. @returns {Bundle} */
export const nothing = () => ({ matches: [], hands: [], settings: null, setup: null, lessons: null, puzzles: null });

/**
 * What two files hold together: of what there is once, that of the later one.
 * @param {Bundle} one
 * @param {Bundle} later
 * @returns {Bundle}
 */
export const together = (one, later) => ({
  matches: [...one.matches, ...later.matches],
  hands: [...one.hands, ...later.hands],
  settings: later.settings ?? one.settings,
  setup: later.setup ?? one.setup,
  lessons: later.lessons ?? one.lessons,
  puzzles: later.puzzles ?? one.puzzles,
});

/** @param {string} text */
const sumOf = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * Returns everything as one text, including what could not be written to the storage yet. What is damaged is left out,
 * because no file with it could be imported; a damaged head is the one that its record gives.
 * @param {Saves} saves
 * @param {string} engine the version that writes it
 */
export async function exportAll(saves, engine) {
  const { shelved, heads, records, rows } = await saves.storage.transaction("readonly", async (box) => ({
    shelved: await shelvedIn(box),
    heads: await headsIn(box),
    records: new Map(await pairs(box.records)),
    rows: new Map(await pairs(box.hands)),
  }));
  for (const [id, { head, record }] of saves.waiting) {
    heads.set(id, head);
    records.set(id, record);
  }
  for (const [id, row] of saves.rows) rows.set(id, row);
  const hands = [...rows.values()].filter(isRow);
  const lines = [
    { [FORMAT]: VERSION, engine, at: new Date().toISOString() },
    ...shelved,
    ...[...heads.values()].map(({ tab: _, ...head }) => ({ match: head, record: records.get(head.id) ?? "" })),
    ...hands.map((hand) => ({ hand })),
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return { text: `${text}${JSON.stringify({ sum: sumOf(text) })}\n`, matches: heads.size, hands: hands.length };
}

/** What is fit for a file of the shelves, a line for each. @param {import("./database.js").Box} box */
async function shelvedIn({ kept }) {
  const lines = [];
  for (const [name, isFit] of Object.entries(SHELVES)) {
    const stored = await kept.get(name);
    const value = name === "setup" ? { houses: {}, ...keptSetup(stored) } : stored;
    if (isFit(value)) lines.push({ [name]: value });
  }
  return lines;
}

/**
 * A drawer's keys with their values.
 * @param {import("./database.js").Drawer} drawer
 * @returns {Promise<[string, any][]>}
 */
async function pairs(drawer) {
  const [keys, values] = [await drawer.getAllKeys(), await drawer.getAll()];
  return keys.map((key, nth) => [key, values[nth]]);
}

/**
 * Reads what a file holds.
 * @param {string} raw
 * @returns {Bundle} throws {@link Refused}
 */
export function read(raw) {
  const record = linesOf(raw, RECORD, "sum ");
  if (record.length > 0) return readRecord(record);
  const lines = linesOf(raw, `{"${FORMAT}":`, '{"sum":');
  if (lines.length === 0) throw new Refused("foreign");
  const head = parsed(lines[0]);
  if (!head) throw new Refused("cut");
  if (head[FORMAT] !== VERSION) throw new Refused(Number(head[FORMAT]) > VERSION ? "newer" : "foreign");
  const end = lines.length - 1;
  const sum = parsed(lines[end])?.sum;
  if (typeof sum !== "string") throw new Refused("cut");
  const whole = lines.slice(0, end).map((line) => `${line}\n`);
  if (sum !== sumOf(whole.join(""))) throw new Refused("damaged");
  const bundle = nothing();
  for (const line of lines.slice(1, end)) addLine(bundle, parsed(line));
  return bundle;
}

/** Adds one line of a file to a bundle. @param {Bundle} bundle @param {Record<string, any>|null} line */
function addLine(bundle, line) {
  const [shelf] = Object.entries(SHELVES).find(([name, isFit]) => line && isFit(line[name])) ?? [];
  if (line && shelf) Object.assign(bundle, { [shelf]: line[shelf] });
  else if (line && isHead(line.match) && typeof line.record === "string")
    bundle.matches.push({ head: line.match, record: line.record });
  else if (line && isRow(line.hand)) bundle.hands.push(line.hand);
  else throw new Refused("damaged");
}

/** The lines of a file; what stands beside them is refused. @param {string} text @param {string} first @param {string} last */
function linesOf(text, first, last) {
  try {
    return savedLines(text, first, last);
  } catch (error) {
    throw error instanceof SurplusLine ? new Refused("surplus", error.line) : error;
  }
}

/** Reads the record of a single match. @param {string[]} lines @returns {Bundle} */
function readRecord(lines) {
  if (lines[0] !== `${RECORD} ${RECORD_VERSION}`)
    throw new Refused(/^hupai-record [0-9]+$/.test(lines[0]) ? "newer" : "foreign");
  const [word, sum] = lines[lines.length - 1].split(" ");
  if (word !== "sum") throw new Refused("cut");
  if (sum !== sumOf(lines.slice(0, -1).join("\n")).slice(0, RECORD_SUM)) throw new Refused("damaged");
  const record = `${lines.join("\n")}\n`;
  const head = headOfRecord(freshId(), record, Date.now());
  return { ...nothing(), matches: [{ head, record }] };
}

/**
 * Adds what a file holds to what is stored; with `write` false, it only counts.
 * @param {import("./database.js").Box} box
 * @param {Bundle} bundle
 * @param {boolean} write
 * @param {Set<string>} playing matches on a table now: these are not replaced
 * @returns {Promise<Merged>}
 */
export async function merge(box, bundle, write, playing) {
  const records = new Map(await pairs(box.records));
  const heads = await headsIn(box);
  const hands = new Set(await box.hands.getAllKeys());
  const merged = { added: 0, further: 0, known: 0, unlike: 0, hands: 0, handsKnown: 0 };
  for (const { head: told, record } of bundle.matches) {
    const real = headOfRecord(told.id, record, told.at);
    const unlike = dayOfMatch(told) !== null && !isBorneOut(told, real, record);
    const head = unlike ? real : told;
    const stands = [...records].map(([id, mine]) => ({ id, how: compareRecords(mine, record) }));
    if (stands.some(({ how }) => how === "same" || how === "behind")) {
      merged.known += 1;
      continue;
    }
    const shorter = stands.find(({ id, how }) => how === "ahead" && !playing.has(id));
    const taken = records.has(head.id) || heads.has(head.id);
    const id = shorter?.id ?? (taken || unlike ? freshId() : head.id);
    if (unlike) merged.unlike += 1;
    merged[shorter ? "further" : "added"] += 1;
    records.set(id, record);
    if (!write) continue;
    await box.records.put(record, id);
    await box.matches.put(
      shorter ? { ...head, id, aids: mergedLists(heads.get(id)?.aids ?? {}, head.aids) } : { ...head, id },
      id,
    );
  }
  for (const row of bundle.hands) {
    merged[hands.has(row.id) ? "handsKnown" : "hands"] += 1;
    if (!hands.has(row.id) && write) await box.hands.put(row, row.id);
    hands.add(row.id);
  }
  if (bundle.lessons && write)
    await box.kept.put(mergedLessons(await box.kept.get("lessons"), bundle.lessons), "lessons");
  if (bundle.puzzles && write)
    await box.kept.put(mergedPuzzles(await box.kept.get("puzzles"), bundle.puzzles), "puzzles");
  return merged;
}

/**
 * Merges the answers to puzzles given here with those of the file: of each puzzle the later ones, and the higher counts.
 * @param {any} mine
 * @param {Puzzles} other
 * @returns {Puzzles}
 */
function mergedPuzzles(mine, other) {
  if (!isPuzzles(mine)) return other;
  const later = Object.entries(other.entries).filter(
    ([id, entry]) => !Object.hasOwn(mine.entries, id) || mine.entries[id].at < entry.at,
  );
  const ahead = mine.answered < other.answered ? other : mine;
  const best = Math.max(mine.best, other.best);
  return { ...ahead, best, entries: { ...mine.entries, ...Object.fromEntries(later) } };
}

/** Merges the lessons done here with those of the file. @param {any} mine @param {any} other */
const mergedLessons = (mine, other) => ({ done: mergedLists(isLessons(mine) ? mine.done : {}, other.done) });

/**
 * Merges lists by name, such as the aids by hand.
 * @param {Record<string, any[]>} mine
 * @param {Record<string, any[]>} other
 */
const mergedLists = (mine, other) => {
  /** Reads only own properties. @param {Record<string, any[]>} lists @param {string} name */
  const of = (lists, name) => (Object.hasOwn(lists, name) ? lists[name] : []);
  return Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(other)])].map((name) => [
      name,
      [...new Set([...of(mine, name), ...of(other, name)])],
    ]),
  );
};

/** @param {string} line @returns {Record<string, any>|null} */
function parsed(line) {
  try {
    const value = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
