/** @file Opens what the part of the address after # names: a link, a day, a hand to begin, or the match on the table. */
import { familyOfGame } from "../boot/families.js";
import { namesDay } from "../daily/day_match.js";
import { kindOfLink } from "../review/links.js";
import { FIRST_HAND, isGuided } from "../state/first_hand.js";

/** @import { Controller } from "./controller.js" */

/** The hash while a match is on the table, so that a reload returns to it. The history entry has its id. */
export const TABLE = "#table";
/** Begins a match with the last set-up, perhaps of another game: `#play`, `#play=kawuxing`. */
const PLAY = /^#play(?:=([a-z-]{1,40}))?$/;

/** Shows what the address names, after the browser's back or forward button or when the page opens. @param {Controller} page */
export function openAddress(page) {
  const { screen, saved } = page.app;
  const { hash } = location;
  const kind = kindOfLink(hash);
  if (kind) return kind === "rules" ? page.openRules(hash) : page.openLink(hash);
  if (hash !== TABLE && screen !== "lobby") page.toLobby();
  if (namesDay(hash)) return void page.openPart("daily");
  const [begins, game] = PLAY.exec(hash) ?? [];
  if (hash === `#${FIRST_HAND.id}` || begins) return begin(page, game);
  if (hash !== TABLE || screen !== "lobby") return undefined;
  const { match } = history.state ?? /** @type {HTMLElement|null} */ (frameElement)?.dataset ?? {};
  const wanted = match ? saved.matches.find((head) => head.id === match) : saved.matches[0];
  return wanted ? void page.resume(wanted.id) : page.toLobby();
}

/**
 * Begins what an address asks for, or goes on with the guided hand. The address is left, so that going back does not
 * begin it again.
 * @param {Controller} page
 * @param {string|undefined} game another game than that of the last set-up
 */
function begin(page, game) {
  const guided = location.hash === `#${FIRST_HAND.id}`;
  history.replaceState(null, "", location.pathname + location.search);
  const kept = page.app.saved.matches.find(({ id, over, broken }) => guided && isGuided(id) && !over && !broken);
  if (kept) return void page.resume(kept.id);
  if (game && familyOfGame(game)) page.lobby.setSetup({ game });
  void page.newMatch(guided ? FIRST_HAND : null);
}
