import assert from "node:assert/strict";
import { test } from "node:test";
import { LobbyController } from "../../web/src/app/lobby_controller.js";
import { loadOffers, offerOf } from "../../web/src/shared/offers.js";
import { initialState, withChange } from "../../web/src/state/app_state.js";
import {
  askedFirst,
  changedOptions,
  fitSetup,
  fullOptions,
  houseRulesOf,
  optionsOf,
  renamed,
  seatsWith,
} from "../../web/src/state/house_rules.js";
import { gameWith, optionOf, part, rounds, same, standIn, styledDocument } from "./support.js";

standIn("navigator", { languages: ["en"] });

const YONGZHOU = part(gameWith("yongzhou", "zipai", optionOf("min_huxi", 15, 18, 21), optionOf("xing", "off", "gen")));
const LEIYANG = part(gameWith("leiyang", "zipai", optionOf("min_huxi", 10, 15), optionOf("wu_hu", true, false)));
const BOTS = ["strong", "beginner"];
const GAMES = {
  version: "1",
  families: [{ id: "zipai", page: "zipai", bots: BOTS, names: {} }],
  games: [YONGZHOU, LEIYANG],
  bots: BOTS.map((id) => ({ id, name: same(id) })),
};
const SETUP = { game: "leiyang", houses: {}, bots: BOTS, hands: 4, open: false, people: 1, names: [], sets: [] };
/** What a file or an older visit says of the other game. */
const HOUSES = { yongzhou: { xing: "gen" } };
const problem = { option: "wu_hu", text: same("why") };

/** A lobby over an application state in memory; `kept` has what it stores, `asked` what it asks the engine. */
function lobbyOf(problems = []) {
  const kept = {};
  const asked = [];
  const set = (change) => {
    page.app = withChange(page.app, change);
  };
  const query = async (request) => {
    asked.push(request);
    return { problems };
  };
  const keep = (shelf, value) => Object.assign(kept, { [shelf]: value });
  const store = { keep, amend: (shelf, change) => keep(shelf, change(kept[shelf])) };
  const page = part({ app: initialState(), set, query, store, families: { expect: () => undefined } });
  const lobby = new LobbyController(part({ read: async (shelf) => kept[shelf] ?? null }), page);
  return { lobby, kept, asked, set, app: () => page.app };
}

test("options that were not changed have their defaults, and only what differs from them counts as changed", () => {
  assert.deepEqual(fullOptions(YONGZHOU, {}), { min_huxi: 15, xing: "off" });
  assert.deepEqual(fullOptions(YONGZHOU, { xing: "gen", unknown: 1 }), { min_huxi: 15, xing: "gen" });
  assert.deepEqual(changedOptions(YONGZHOU, { min_huxi: 15, xing: "gen", unknown: 1 }), { xing: "gen" });
  assert.deepEqual(changedOptions(LEIYANG, { wu_hu: false }), { wu_hu: false });
});

test("the set-up asks first how many kings there are, from few to many", () => {
  const kings = optionOf("kings", 2, 0, 4);
  const [asked] = askedFirst(part(gameWith("yongzhou", "zipai", kings, optionOf("xing", "off", "gen"))), {});
  assert.deepEqual([asked.id, asked.default, asked.choices.map(({ value }) => value)], ["kings", 2, [0, 2, 4]]);
  assert.deepEqual([askedFirst(LEIYANG, {}), askedFirst(undefined, {})], [[], []]);
});

test("what belongs to two players is asked only when two play, and forgotten when three do", () => {
  const buried = { ...optionOf("buried", 0, 10, 20), only_with: { option: "seats", value: 2 } };
  const game = part(gameWith("yongzhou", "zipai", optionOf("seats", 3, 2), buried));
  const asked = (changed) => askedFirst(game, changed).map(({ id }) => id);
  assert.deepEqual([asked({}), asked({ seats: 2 })], [["seats"], ["seats", "buried"]]);
  assert.deepEqual(fullOptions(game, { buried: 20 }), { seats: 3, buried: 0 });
  assert.deepEqual(fullOptions(game, { seats: 2, buried: 20 }), { seats: 2, buried: 20 });
  assert.deepEqual(changedOptions(game, { seats: 3, buried: 20 }), {});
  assert.deepEqual([seatsWith(game, {}), seatsWith(game, { seats: 2 }), seatsWith(LEIYANG, {})], [3, 2, 3]);
});

test("changed options and all options lead back to each other", () => {
  for (const chance of rounds(200, 1)) {
    const played = Object.fromEntries(
      YONGZHOU.options.map(({ id, choices }) => [id, choices[chance(choices.length)].value]),
    );
    assert.deepEqual(fullOptions(YONGZHOU, changedOptions(YONGZHOU, played)), played);
  }
});

test("a setup that the engine still offers stays as it is", () => {
  const setup = { ...SETUP, houses: { yongzhou: { min_huxi: 18 }, leiyang: { wu_hu: false } } };
  assert.deepEqual(fitSetup(setup, GAMES), setup);
  assert.deepEqual(houseRulesOf(setup), { wu_hu: false });
  assert.deepEqual(houseRulesOf(SETUP), {});
});

test("an unknown game, bot or option gives way to what is offered", () => {
  const setup = { ...SETUP, game: "gone", bots: ["gone", "strong"], houses: { yongzhou: { xing: "gone" } } };
  const offered = { game: "yongzhou", bots: ["beginner", "strong"], houses: { yongzhou: {} } };
  assert.deepEqual(fitSetup(setup, GAMES), { ...SETUP, ...offered });
});

test("the house rules of a game that is not listed stay", () => {
  const houses = { elsewhere: { a: 1 }, leiyang: { wu_hu: false } };
  assert.deepEqual(fitSetup({ ...SETUP, houses }, GAMES).houses, houses);
});

test("house rules stay as they are until it is known what is offered", async () => {
  const unknown = { id: "far", family: "late", name: same("far"), about: same("far"), seats: 4 };
  const games = { ...GAMES, games: [...GAMES.games, unknown] };
  const stored = { ...SETUP, game: "far", houses: { far: { birds: 2, gone: 1 }, ...HOUSES } };
  const { lobby, app, kept } = lobbyOf();
  lobby.adopt([null, stored, games]);
  assert.equal(optionsOf(unknown), null);
  assert.equal(app().lobby.setup.game, "far");
  assert.deepEqual(app().lobby.setup.houses, stored.houses);
  lobby.setSetup({ hands: 16 });
  assert.deepEqual(kept.setup.houses, stored.houses);
  const offers = { late: { options: { far: [optionOf("birds", 0, 2)] }, names: {} } };
  styledDocument();
  standIn("fetch", async () => ({ ok: true, json: async () => offers }));
  await loadOffers();
  lobby.refit();
  assert.deepEqual(optionsOf(unknown), offerOf("late")?.options.far);
  assert.deepEqual(app().lobby.setup.houses, { far: { birds: 2 }, ...HOUSES });
  assert.deepEqual(fullOptions(unknown, houseRulesOf(app().lobby.setup)), { birds: 2 });
});

test("the house rules of an older page are those of its game", () => {
  const old = { game: "yongzhou", options: { min_huxi: 18, xing: "off" }, bots: ["strong", "strong"], hands: 4 };
  const { houses, open } = fitSetup(part({ houses: {}, ...old }), GAMES);
  assert.deepEqual(houses, { yongzhou: { min_huxi: 18 } });
  assert.equal(open, false);
  assert.deepEqual(fitSetup(part({ ...old, houses: HOUSES }), GAMES).houses, HOUSES);
});

test("what is stored is put on the page", () => {
  const { lobby, app } = lobbyOf();
  const { houses, open, sets, ...old } = { ...SETUP, hands: 16 };
  lobby.adopt([{ theme: "dusk" }, { ...old, options: { wu_hu: false } }, GAMES]);
  assert.equal(app().settings.theme, "dusk");
  assert.deepEqual(app().lobby.setup, { ...old, houses: { leiyang: { wu_hu: false } }, open, sets });
});

test("damaged storage leaves the lobby as it begins", () => {
  const { lobby, app, kept } = lobbyOf();
  const { settings, lobby: first } = initialState();
  const games = { version: 1, games: [{}] };
  lobby.adopt(part([{ theme: [], lang: "<script>" }, { game: 5, bots: null, houses: "x" }, games]));
  assert.deepEqual([app().settings, app().lobby.setup, app().lobby.games], [settings, first.setup, null]);
  assert.deepEqual(kept, {});
});

test("what is chosen before the storage has been read is stronger than what is stored, and is kept", () => {
  const { lobby, app, kept } = lobbyOf();
  lobby.setSettings({ theme: "paper" });
  lobby.setSetup({ hands: 16 });
  assert.deepEqual(kept, {});
  lobby.adopt([{ theme: "dusk", lang: "zh" }, SETUP, GAMES]);
  assert.deepEqual([app().settings.theme, app().settings.lang], ["paper", "zh"]);
  assert.deepEqual([app().lobby.setup.hands, app().lobby.setup.game], [16, "leiyang"]);
  assert.deepEqual([kept.settings.theme, kept.setup.hands], ["paper", 16]);
});

test("what another tab has stored meanwhile stays", () => {
  const { lobby, kept } = lobbyOf();
  lobby.adopt([null, null, GAMES]);
  Object.assign(kept, { settings: { theme: "dusk", lang: "zh" }, setup: { ...SETUP, hands: 4 } });
  lobby.setSettings({ speed: "quick" });
  lobby.setSetup({ hands: 16 });
  assert.deepEqual([kept.settings.theme, kept.settings.lang, kept.settings.speed], ["dusk", "zh", "quick"]);
  assert.deepEqual([kept.setup.game, kept.setup.hands], ["leiyang", 16]);
});

test("a page that comes back has the settings that another one has stored meanwhile", async () => {
  const { lobby, kept, app } = lobbyOf();
  lobby.adopt([null, null, GAMES]);
  await lobby.refresh();
  assert.equal(app().settings.theme, initialState().settings.theme);
  kept.settings = { theme: "dusk" };
  await lobby.refresh();
  assert.equal(app().settings.theme, "dusk");
});

test("a house rule at its default is not stored, and those of other games stay", () => {
  const { lobby, app, kept } = lobbyOf();
  lobby.adopt([null, { ...SETUP, houses: HOUSES }, GAMES]);
  lobby.setOption("wu_hu", false);
  assert.deepEqual(app().lobby.setup.houses, { ...HOUSES, leiyang: { wu_hu: false } });
  lobby.setOption("wu_hu", true);
  assert.deepEqual(kept.setup.houses, { ...HOUSES, leiyang: {} });
});

test("the games of an earlier visit give way to those of this build, and not the other way round", () => {
  const { lobby, app } = lobbyOf();
  const newer = { ...GAMES, version: "2" };
  lobby.showGamesBeforeStart(GAMES);
  lobby.showGamesBeforeStart(newer);
  assert.equal(app().lobby.games, GAMES);
  lobby.showGamesBeforeStart(newer, true);
  assert.equal(app().lobby.games, newer);
});

test("the setup of a file adds its house rules to those that are there", () => {
  const { lobby, app } = lobbyOf();
  lobby.adopt([null, { ...SETUP, houses: HOUSES }, GAMES]);
  lobby.adoptSetup({ game: "leiyang", houses: { leiyang: { wu_hu: false } }, hands: 8 });
  assert.deepEqual(app().lobby.setup.houses, { ...HOUSES, leiyang: { wu_hu: false } });
  assert.equal(app().lobby.setup.hands, 8);
});

test("house rules are checked by the engine once Python is there", async () => {
  const { lobby, asked, set, app } = lobbyOf([problem]);
  lobby.adopt([null, { ...SETUP, houses: { leiyang: { wu_hu: false } } }, GAMES]);
  await lobby.checkOptions();
  assert.deepEqual(asked, []);
  set({ boot: { step: "ready" } });
  await lobby.checkOptions();
  assert.deepEqual(asked, [{ do: "options", game: "leiyang", options: { wu_hu: false } }]);
  assert.deepEqual(app().lobby.problems, [problem]);
});

test("an answer about house rules that were changed meanwhile is dropped", async () => {
  const { lobby, set, app } = lobbyOf([problem]);
  set({ boot: { step: "ready" } });
  const checking = lobby.checkOptions();
  set({ lobby: { setup: { ...app().lobby.setup, hands: 16 } } });
  await checking;
  assert.deepEqual(app().lobby.problems, []);
});

test("a renamed set keeps its place and its rules, and no other of its game has the new name", () => {
  const sets = ["我家", "单挑"].map((name) => ({ name, game: "yongzhou", options: { xing: "gen" } }));
  const other = { name: "铁打", game: "leiyang", options: {} };
  const all = [...sets, other];
  assert.deepEqual(renamed(all, sets[0], "铁打"), [{ ...sets[0], name: "铁打" }, sets[1], other]);
  assert.deepEqual(renamed(all, sets[0], "单挑"), [{ ...sets[0], name: "单挑" }, other]);
  assert.deepEqual(renamed(all, sets[1], "单挑"), all);
});
