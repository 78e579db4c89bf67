import assert from "node:assert/strict";
import { test } from "node:test";
import { LobbyController } from "../../web/src/app/lobby_controller.js";
import { addFamily, offerOf } from "../../web/src/family/registry.js";
import { initialState } from "../../web/src/state/app_state.js";
import { changedOptions, fitSetup, fullOptions, houseRulesOf, optionsOf } from "../../web/src/state/house_rules.js";
import { part, rounds, same, standIn } from "./support.js";

standIn("navigator", { languages: ["en"] });

const option = (id, ...values) =>
  part({
    id,
    choices: values.map((value) => ({ value, label: same(String(value)) })),
    default: values[0],
    label: same(id),
    help: same(id),
  });
const game = (id, ...options) => ({ id, family: "zipai", name: same(id), about: same(id), options });
const YONGZHOU = part(game("yongzhou", option("min_huxi", 15, 18, 21), option("xing", "off", "gen")));
const LEIYANG = part(game("leiyang", option("min_huxi", 10, 15), option("wu_hu", true, false)));
const GAMES = {
  version: "1",
  families: [{ id: "zipai", page: "zipai", bots: ["strong", "beginner"], names: {} }],
  games: [YONGZHOU, LEIYANG],
  bots: [
    { id: "strong", name: same("Strong") },
    { id: "beginner", name: same("Beginner") },
  ],
};
const SETUP = { game: "leiyang", houses: {}, bots: ["strong", "beginner"], hands: 4, open: false };

/** A lobby over an application state in memory; `kept` has what it stores, `asked` what it asks the engine. */
function lobbyOf(problems = []) {
  let app = initialState();
  const kept = {};
  const asked = [];
  const set = (change) => {
    app = { ...app, ...change };
  };
  const lobby = new LobbyController(part({ read: async () => null }), {
    app: () => app,
    set,
    keep: (shelf, value) => {
      kept[shelf] = value;
    },
    query: async (request) => {
      asked.push(request);
      return { problems };
    },
  });
  return { lobby, kept, asked, set, app: () => app };
}

test("options that were not changed have their defaults", () => {
  assert.deepEqual(fullOptions(YONGZHOU, {}), { min_huxi: 15, xing: "off" });
  assert.deepEqual(fullOptions(YONGZHOU, { xing: "gen", unknown: 1 }), { min_huxi: 15, xing: "gen" });
});

test("only what differs from the defaults counts as changed", () => {
  assert.deepEqual(changedOptions(YONGZHOU, { min_huxi: 15, xing: "gen", unknown: 1 }), { xing: "gen" });
  assert.deepEqual(changedOptions(LEIYANG, { wu_hu: false }), { wu_hu: false });
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
  const setup = {
    ...SETUP,
    game: "gone",
    bots: ["gone", "strong"],
    houses: { yongzhou: { xing: "gone" } },
  };
  assert.deepEqual(fitSetup(setup, GAMES), {
    ...SETUP,
    game: "yongzhou",
    bots: ["beginner", "strong"],
    houses: { yongzhou: {} },
  });
});

test("the house rules of a game that is not listed stay", () => {
  const houses = { elsewhere: { a: 1 }, leiyang: { wu_hu: false } };
  assert.deepEqual(fitSetup({ ...SETUP, houses }, GAMES).houses, houses);
});

test("the house rules of a family that is not here stay as they are until it is", () => {
  const unknown = { id: "far", family: "late", name: same("far"), about: same("far"), seats: 4 };
  const games = { ...GAMES, games: [...GAMES.games, unknown] };
  const stored = { ...SETUP, game: "far", houses: { far: { birds: 2, gone: 1 }, yongzhou: { xing: "gen" } } };
  const { lobby, app, kept } = lobbyOf();
  lobby.adopt([null, stored, games]);
  assert.equal(optionsOf(unknown), null);
  assert.equal(app().setup.game, "far");
  assert.deepEqual(app().setup.houses, stored.houses);
  lobby.setSetup({ hands: 16 });
  assert.deepEqual(kept.setup.houses, stored.houses);
  addFamily(part({ id: "late", offer: { options: { far: [option("birds", 0, 2)] }, names: {} } }));
  lobby.refit();
  assert.deepEqual(optionsOf(unknown), offerOf("late").options.far);
  assert.deepEqual(app().setup.houses, { far: { birds: 2 }, yongzhou: { xing: "gen" } });
  assert.deepEqual(fullOptions(unknown, houseRulesOf(app().setup)), { birds: 2 });
});

test("the house rules of an older page are those of its game", () => {
  const old = { game: "yongzhou", options: { min_huxi: 18, xing: "off" }, bots: ["strong", "strong"], hands: 4 };
  const { houses, open } = fitSetup(part({ houses: {}, ...old }), GAMES);
  assert.deepEqual(houses, { yongzhou: { min_huxi: 18 } });
  assert.equal(open, false);
  assert.deepEqual(fitSetup(part({ ...old, houses: { yongzhou: { xing: "gen" } } }), GAMES).houses, {
    yongzhou: { xing: "gen" },
  });
});

test("what is stored is put on the page", () => {
  const { lobby, app } = lobbyOf();
  const old = { game: "leiyang", options: { wu_hu: false }, bots: ["strong", "strong"], hands: 16 };
  lobby.adopt([{ theme: "dusk" }, old, GAMES]);
  assert.equal(app().settings.theme, "dusk");
  assert.deepEqual(app().setup, {
    game: "leiyang",
    houses: { leiyang: { wu_hu: false } },
    bots: ["strong", "strong"],
    hands: 16,
    open: false,
  });
});

test("damaged storage leaves the lobby as it begins", () => {
  const { lobby, app, kept } = lobbyOf();
  const { settings, setup } = initialState();
  lobby.adopt([
    { theme: [], lang: "<script>" },
    { game: 5, bots: null, houses: "x" },
    { version: 1, games: [{}] },
  ]);
  assert.deepEqual(app().settings, settings);
  assert.deepEqual(app().setup, setup);
  assert.equal(app().games, null);
  assert.deepEqual(kept, {});
});

test("what is chosen before the storage has been read is stronger than what is stored, and is kept", () => {
  const { lobby, app, kept } = lobbyOf();
  lobby.setSettings({ theme: "paper" });
  lobby.setSetup({ hands: 16 });
  assert.deepEqual(kept, {});
  lobby.adopt([{ theme: "dusk", lang: "zh" }, SETUP, GAMES]);
  assert.deepEqual([app().settings.theme, app().settings.lang], ["paper", "zh"]);
  assert.deepEqual([app().setup.hands, app().setup.game], [16, "leiyang"]);
  assert.equal(kept.settings.theme, "paper");
  assert.equal(kept.setup.hands, 16);
});

test("a house rule at its default is not stored, and those of other games stay", () => {
  const { lobby, app, kept } = lobbyOf();
  lobby.adopt([null, { ...SETUP, houses: { yongzhou: { xing: "gen" } } }, GAMES]);
  lobby.setOption("wu_hu", false);
  assert.deepEqual(app().setup.houses, { yongzhou: { xing: "gen" }, leiyang: { wu_hu: false } });
  lobby.setOption("wu_hu", true);
  assert.deepEqual(kept.setup.houses, { yongzhou: { xing: "gen" }, leiyang: {} });
});

test("the games of an earlier visit give way to those of this build, and not the other way round", () => {
  const { lobby, app } = lobbyOf();
  const newer = { ...GAMES, version: "2" };
  lobby.showGamesBeforeStart(GAMES);
  lobby.showGamesBeforeStart(newer);
  assert.equal(app().games, GAMES);
  lobby.showGamesBeforeStart(newer, true);
  assert.equal(app().games, newer);
});

test("the setup of a file adds its house rules to those that are there", () => {
  const { lobby, app } = lobbyOf();
  lobby.adopt([null, { ...SETUP, houses: { yongzhou: { xing: "gen" } } }, GAMES]);
  lobby.adoptSetup({ game: "leiyang", houses: { leiyang: { wu_hu: false } }, hands: 8 });
  assert.deepEqual(app().setup.houses, { yongzhou: { xing: "gen" }, leiyang: { wu_hu: false } });
  assert.equal(app().setup.hands, 8);
});

test("house rules are checked by the engine once Python is there", async () => {
  const problems = [{ option: "wu_hu", text: same("why") }];
  const { lobby, asked, set, app } = lobbyOf(problems);
  lobby.adopt([null, { ...SETUP, houses: { leiyang: { wu_hu: false } } }, GAMES]);
  await lobby.checkOptions();
  assert.deepEqual(asked, []);
  set({ boot: { ...app().boot, step: "ready" } });
  await lobby.checkOptions();
  assert.deepEqual(asked, [{ do: "options", game: "leiyang", options: { wu_hu: false } }]);
  assert.equal(app().problems, problems);
});

test("an answer about house rules that were changed meanwhile is dropped", async () => {
  const { lobby, set, app } = lobbyOf([{ option: "wu_hu", text: same("why") }]);
  set({ boot: { ...app().boot, step: "ready" } });
  const checking = lobby.checkOptions();
  set({ setup: { ...app().setup, hands: 16 } });
  await checking;
  assert.deepEqual(app().problems, []);
});
