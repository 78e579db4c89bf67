import assert from "node:assert/strict";
import { test } from "node:test";
import { addFamily } from "../../web/src/family/registry.js";
import { stateAfter, withChanges } from "../../web/src/match/state_changes.js";
import { differences, initialState, withChange } from "../../web/src/state/app_state.js";
import {
  columnsOf,
  discardOf,
  gameOf,
  givesUpWin,
  isOver,
  legalAction,
  legalNow,
  logged,
  mayAct,
  mayUndo,
  numberedAnswers,
  playerName,
  playsNow,
  wordingOf,
} from "../../web/src/state/selectors.js";
import { zipai } from "../../web/src/zipai/page.js";
import { frozen, gameWith, part, pluck, rounds, same, standIn } from "./support.js";

standIn("navigator", { languages: ["en"] });
addFamily(zipai);

const LEGAL = ["pass", "chi 123s", "peng", "hu", "raise", "discard 3s"].map((action) => {
  const [verb, card] = action.split(" ");
  return { action, verb, ...(verb === "discard" ? { card } : {}) };
});
const VIEW = {
  seat: 0,
  legal: LEGAL,
  columns: [["3s", "2s"], ["1s"]],
  result: null,
  seats: [0, 1, 2].map((seat) => ({ seat, huxi: 0 })),
};
const SETUP = { family: "zipai", game: "yongzhou", options: {}, seats: ["human", "strong", "Ann"], hands: 8 };
const STATE = part({ waiting: "human", can_undo: true, setup: SETUP, view: VIEW, hand: 1, scores: [0, 0, 0] });
/** A table at which the player is asked, with changes of the table and of other parts. */
const asked = (table = {}, more = {}) =>
  part(withChange(initialState(), part({ table: { state: STATE, view: VIEW, ...table }, ...more })));

test("a change replaces the fields that it names, and every other part stays the same object", () => {
  const before = frozen(initialState());
  const after = withChange(before, { screen: "table", table: { busy: true, past: null }, notices: { said: "x" } });
  assert.deepEqual([after.screen, after.table], ["table", { ...before.table, busy: true }]);
  const same = Object.keys(before).filter((part) => before[part] === after[part]);
  assert.deepEqual(same, ["settings", "boot", "lobby", "saved", "site", "hand", "sheet"]);
  assert.deepEqual(differences(before, after), ["screen", "table.busy", "notices.said"]);
  assert.deepEqual(differences(before, withChange(before, { table: { busy: false } })), []);
});

test("the player may act when asked, while nothing is at work and the last position is drawn", () => {
  assert.equal(mayAct(asked()), true);
  for (const change of [{ busy: true }, { view: { ...VIEW } }, { state: { ...STATE, waiting: "bot" } }])
    assert.equal(mayAct(asked(change)), false, Object.keys(change)[0]);
  assert.equal(mayAct(initialState()), false);
});

test("nothing is legal while the player may not act", () => {
  assert.deepEqual([legalNow(asked()), legalNow(asked({ busy: true }))], [LEGAL, []]);
  assert.deepEqual([legalAction(asked(), "peng"), legalAction(asked(), "toString")], [LEGAL[2], undefined]);
  assert.deepEqual([discardOf(asked(), "3s"), discardOf(asked(), "3b")], [LEGAL[5], undefined]);
});

test("answers stand in their fixed order, whatever order the engine lists them in", () => {
  assert.deepEqual(playsNow(asked()), [LEGAL[5]]);
  assert.deepEqual(pluck(numberedAnswers(asked()), "verb"), ["hu", "raise", "peng", "chi"]);
});

test("any other action than the win gives it up", () => {
  assert.equal(givesUpWin(asked(), LEGAL[0]), true);
  assert.equal(givesUpWin(asked(), LEGAL[3]), false);
  const view = { ...VIEW, legal: [LEGAL[0]] };
  assert.equal(givesUpWin(asked({ view, state: { ...STATE, view } }), LEGAL[0]), false);
});

test("a decision can be taken back at any time in a hand and after it, but not while the next one is dealt", () => {
  const [over, bot, unable] = [{ waiting: "next" }, { waiting: "bot" }, { can_undo: false }];
  for (const [change, app, ends, undo] of part([
    [{}, {}, false, true],
    [{}, { busy: true }, false, true],
    [{}, { past: 2 }, false, false],
    [over, {}, true, true],
    [over, { busy: true }, false, false],
    [bot, { busy: true }, false, true],
    [unable, {}, false, false],
  ])) {
    const state = asked({ state: { ...STATE, ...change }, ...app });
    assert.deepEqual([isOver(state), mayUndo(state)], [ends, undo], JSON.stringify([change, app]));
  }
});

test("the hand is drawn as the player laid it out, except in the past and after the end", () => {
  const arranged = [["1s"], ["2s", "3s"]];
  assert.deepEqual(columnsOf(asked()), VIEW.columns);
  assert.deepEqual(columnsOf(asked({}, { hand: { arranged } })), arranged);
  assert.deepEqual(columnsOf(asked({ past: 3 }, { hand: { arranged } })), VIEW.columns);
  assert.deepEqual(columnsOf(asked({ view: { ...VIEW, result: {} } }, { hand: { arranged } })), VIEW.columns);
  assert.deepEqual(columnsOf(initialState()), []);
  assert.deepEqual(columnsOf(asked({}, { settings: { sort: "rank" } })), [["1s"], ["2s"], ["3s"]]);
});

test("names come from the family that is played, else from the lobby's, else from the first", () => {
  const family = (id) => ({ id, names: { win: { id: same(id) } } });
  const games = { games: [gameWith("yongzhou", "zipai")], families: [family("other"), family("zipai")], bots: [] };
  const named = (app) => wordingOf(app).names.win?.id.en;
  assert.equal(named(asked({}, { lobby: { games } })), "zipai");
  const chosen = (game) => withChange(initialState(), part({ lobby: { games, setup: { game } } }));
  assert.equal(named(chosen("yongzhou")), "zipai");
  assert.equal(named(chosen("gone")), "other");
  assert.deepEqual(wordingOf(initialState()).names, {});
  assert.equal(gameOf(asked({}, { lobby: { games } }), "yongzhou"), games.games[0]);
  assert.equal(gameOf(initialState(), "yongzhou"), undefined);
});

test("a bot has the name of its level, anybody else the name of the record, the person none", () => {
  const bots = [{ id: "strong", name: { zh: "强", en: "Strong" } }];
  const app = asked({}, { lobby: { games: { games: [], families: [], bots } } });
  const names = [...SETUP.seats, undefined].map((player) => playerName(app, player));
  assert.deepEqual([...names, playerName(initialState(), "strong")], ["", "Strong", "Ann", "", ""]);
});

test("further events take the place of those from theirs on", () => {
  assert.deepEqual(logged(part(["a", "b", "c"]), 1, part(["x"])), ["a", "x"]);
  assert.deepEqual(logged(part(["a"]), 1, part(["b", "c"])), ["a", "b", "c"]);
  assert.deepEqual(logged([], 0, []), []);
});

test("changes replace parts of a view, and of the seats only what they name", () => {
  const view = frozen({ ...VIEW, wall: 19 });
  const changed = withChanges(view, part({ wall: 18, seats: { 1: { huxi: 6 } } }));
  assert.equal(changed.wall, 18);
  assert.deepEqual(pluck(part(changed.seats), "huxi"), [0, 6, 0]);
  assert.equal(changed.seats[1].seat, 1);
  assert.equal(withChanges(view, undefined), view);
});

test("a short answer changes the view before it: by its events in turn, then by the rest", () => {
  const before = frozen({ ...STATE, view: { ...VIEW, wall: 19, live: null } });
  const flipped = [{ wall: 18, live: "a" }, { wall: 17 }].map((changes) => ({ t: "flipped", changes }));
  const events = [flipped[0], { t: "passed" }, flipped[1]];
  const after = stateAfter(before, part({ waiting: "bot", events, changes: { live: null } }));
  assert.deepEqual([after.view.wall, part(after.view).live, after.waiting], [17, null, "bot"]);
  assert.equal(after.setup, SETUP);
  assert.equal("changes" in after, false);
});

test("a whole view is taken as it is", () => {
  const view = part({ ...VIEW, wall: 3 });
  const answer = part({ setup: SETUP, view, events: [{ t: "flipped", changes: { wall: 99 } }], waiting: "human" });
  assert.equal(stateAfter(null, answer).view, view);
  assert.equal(stateAfter(STATE, { ...answer, setup: undefined }).setup, SETUP);
});

test("a short answer to a page that knows no whole one is an error", () => {
  assert.throws(() => stateAfter(null, part({ events: [], changes: {} })));
  assert.throws(() => stateAfter(null, part({ events: [], view: VIEW })));
});

test("changes one by one lead where all of them at once do", () => {
  for (const chance of rounds(200, 1)) {
    const changes = () => ({ wall: chance(20), seats: { [chance(3)]: { huxi: chance(30) } } });
    const events = part(Array.from({ length: chance(8) }, () => ({ changes: changes() })));
    const step = (state, event) => stateAfter(state, part({ events: [event] }));
    assert.deepEqual(events.reduce(step, STATE).view, stateAfter(STATE, part({ events })).view);
  }
});
