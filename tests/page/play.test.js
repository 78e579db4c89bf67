import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { addFamily } from "../../web/src/family/registry.js";
import { guihuzi } from "../../web/src/guihuzi/page.js";
import { matchRequest } from "../../web/src/match/match_request.js";
import { Play } from "../../web/src/match/play.js";
import { initialState, withChange } from "../../web/src/state/app_state.js";
import { zipai } from "../../web/src/zipai/page.js";
import { gameWith, optionOf, part, same, standIn } from "./support.js";

standIn("navigator", { languages: ["en"] });
standIn("requestAnimationFrame", (draw) => setTimeout(draw));
addFamily(zipai);
addFamily(guihuzi);

const legal = (...actions) => actions.map((action) => ({ action, verb: action.split(" ")[0], card: action.slice(8) }));
const HAND = { legal: legal("discard 3s"), hand: ["3s"], columns: [["3s"]], locked: [] };
const VIEW = { seat: 0, phase: "discard", ...HAND, result: null, seats: [] };
const SETUP = { family: "zipai", game: "yongzhou", options: {}, seats: ["human", "strong", "strong"], hands: 8 };
const MATCH = { setup: SETUP, hand: 1, scores: [], events: [], from: 0, record: "" };
const STATE = { ...MATCH, waiting: "human", can_undo: true, view: VIEW };

/** A page that notes every change of its state and every question; its engine gives these answers, by what is asked. */
function pageOf({ view = VIEW, ...more }, answers = {}) {
  const [changes, asked] = [[], []];
  const settings = part({ lang: "en", speed: "instant" });
  const table = part({ state: { ...STATE, view }, view, ...more });
  const nothing = async () => null;
  const ask = async ({ do: what }) => {
    asked.push(what);
    return answers[what] ?? null;
  };
  const page = part({
    app: withChange(initialState(), { screen: "table", settings, table }),
    set: (change) => {
      changes.push(change);
      page.app = withChange(page.app, change);
    },
    ...{ ask, query: ask },
    ...{ toast: () => undefined, closeToast: () => undefined, openPart: nothing, openBook: nothing },
    ...{ audio: { play: () => undefined }, parts: { isHere: () => false } },
  });
  return { page, changes, asked };
}

const store = part({
  id: "m",
  ...{ store: async () => true, noteAid: async () => undefined, takeBack: () => undefined },
  ...{ readArrangement: async () => null, writeArrangement: () => undefined },
});

test("the events of an answer that is drawn at once are said together", async () => {
  const [dealt, ...played] = ["dealt", "discarded", "flipped", "peng"].map((t, seat) => ({ t, seat, text: same(t) }));
  const { page, changes } = pageOf({ log: [dealt] });
  await new Play(page, store).show(part({ ...STATE, events: played, from: 1 }));
  const said = changes.flatMap(({ notices }) => notices?.said ?? []);
  assert.equal(said.at(-1), "discarded flipped peng");
});

test("a bot's move for the player that is taken back while the aid is noted is not drawn", async () => {
  const { page } = pageOf({}, { act: { ...STATE, hand: 2 } });
  const play = new Play(page, part({ ...store, noteAid: async () => play.leave() }));
  assert.equal(await play.actForPlayer("discard 3s", { aided: true }), false);
  assert.equal(page.app.table.state.hand, 1);
});

test("taking back ends autoplay, and the player is asked", async () => {
  const { page, asked } = pageOf({ auto: true, busy: true }, { undo: STATE });
  await new Play(page, store).undo();
  assert.deepEqual([page.app.table.auto, page.app.table.busy, asked.includes("hint")], [false, false, false]);
});

test("a win is given up without a question once the player has wished so", async () => {
  const view = { ...VIEW, legal: legal("hu", "pass") };
  const { page } = pageOf({ view }, { act: { ...STATE, view }, preview: { effects: [] } });
  const play = new Play(page, store);
  const pass = async () => {
    await play.act(page.app.table.view.legal[1]);
    return page.app.sheet.open;
  };
  assert.equal(await pass(), "pass");
  await play.confirm(false, true);
  assert.equal(await pass(), "pass", "whoever does not pass has wished for nothing");
  await play.confirm(true, true);
  assert.equal(await pass(), null);
  assert.equal(await pass(), null);
});

test("a wai that leaves nothing to discard is asked about, any other is laid at once", async () => {
  const dead = { code: "hand_goes_dead", gravity: "asks", text: same("the hand is dead") };
  for (const [effects, opened] of [
    [[dead], "sure"],
    [[{ ...dead, gravity: "warns" }], null],
  ]) {
    const view = { ...VIEW, phase: "claim", legal: legal("wai", "pass") };
    const { page, asked } = pageOf({ view }, { act: { ...STATE, view }, preview: { effects } });
    const state = part({ ...STATE, setup: { ...SETUP, family: "guihuzi", game: "yuanjiang" }, view });
    page.app = withChange(page.app, { table: { state } });
    await new Play(page, store).act(view.legal[0]);
    assert.deepEqual([page.app.sheet.open, asked.includes("act")], [opened, opened === null]);
  }
});

test("a double tap only lifts a card, a second press plays it", async (t) => {
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  const { page } = pageOf({});
  const act = mock.fn(async () => undefined);
  const { hand } = Object.assign(new Play(page, store), { act });
  await hand.press("3s#0", true);
  now += 100;
  await hand.press("3s#0", true);
  assert.deepEqual([page.app.hand.selected, act.mock.callCount()], ["3s#0", 0]);
  now += 1000;
  await hand.press("3s#0", true);
  assert.deepEqual(act.mock.calls[0].arguments, [VIEW.legal[0]]);
});

test("a double click of a mouse plays a card", async () => {
  for (const between of [0, 60, 200, 250]) {
    const now = mock.method(performance, "now", () => 1000);
    const { page } = pageOf({});
    const act = mock.fn(async () => undefined);
    const { hand } = Object.assign(new Play(page, store), { act });
    await hand.press("3s#0", false);
    now.mock.mockImplementation(() => 1000 + between);
    await hand.press("3s#0", false);
    assert.deepEqual(act.mock.calls[0]?.arguments, [VIEW.legal[0]], `${between} ms apart`);
    now.mock.restore();
  }
});

test("a day's deal has the usual rules and one hand, face down, whatever was chosen in the lobby", () => {
  const listed = [gameWith("yongzhou", "zipai", optionOf("xing", "fan", "gen"))];
  const games = part({ games: listed, families: [], bots: [{ id: "regular" }] });
  const houses = { yongzhou: { xing: "gen" } };
  const setup = { game: "yongzhou", houses, bots: ["regular"], hands: 8, open: true, people: 1, names: [], sets: [] };
  const chosen = matchRequest(setup, games, null);
  assert.deepEqual([chosen.options, chosen.hands, chosen.open], [{ xing: "gen" }, 8, true]);
  const {
    options: rules,
    hands,
    open,
    seed,
  } = matchRequest(setup, games, { id: "d", game: "yongzhou", seed: "day:1" });
  assert.deepEqual([rules, hands, open, seed], [{ xing: "fan" }, 1, false, "day:1"]);
});

test("several people sit beside each other, with bots in the other seats and no open hands", () => {
  const games = part({
    games: [gameWith("yongzhou", "zipai")],
    families: [],
    bots: [{ id: "random" }, { id: "strong" }],
  });
  const setup = { game: "yongzhou", houses: {}, bots: ["random", "strong"], hands: 8, open: true, names: [], sets: [] };
  const asked = (/** @type {number} */ people) => matchRequest({ ...setup, people, manners: false }, games, null);
  assert.deepEqual(asked(1).seats, ["human", "random", "strong"]);
  assert.deepEqual([asked(2).seats, asked(2).open], [["human", "human", "strong"], false]);
  assert.deepEqual(asked(3).seats, ["human", "human", "human"]);
  assert.deepEqual(asked(9).seats, ["human", "human", "human"]);
  const day = matchRequest({ ...setup, people: 3 }, games, { id: "d", game: "yongzhou", seed: "day:1" });
  assert.equal(day.seats.filter((player) => player === "human").length, 1);
});
