import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { FamilyFetcher } from "../../web/src/app/family_fetcher.js";
import { addFamily, addLater, hasFamily } from "../../web/src/family/registry.js";
import { hasOffers, offerOf } from "../../web/src/shared/offers.js";
import { initialState, withChange } from "../../web/src/state/app_state.js";
import { gameWith, part, standIn, styledDocument } from "./support.js";

standIn("navigator", { languages: ["en"] });
styledDocument();
addFamily(part({ id: "first" }));

const OFFERS = { first: { options: {}, names: {} } };
/** The site's answers to requests for the house rules: the first one is lost. */
const site = mock.fn(async () => ({ ok: true, json: async () => OFFERS }));
site.mock.mockImplementationOnce(() => Promise.reject(new Error("no network")));
standIn("fetch", site);

/** A fetcher over an application state in memory; `calls` has what it asks the page for, in order. */
function fetcherOf(family) {
  const games = [gameWith("near", "first"), gameWith("far", family)];
  const calls = [];
  const note = (name, answer) => async (given) => {
    calls.push(given === undefined ? name : `${name} ${given}`);
    return answer;
  };
  const page = part({
    app: withChange(initialState(), { lobby: { games: part({ games, families: [], bots: [], version: "" }) } }),
    set: (change) => {
      page.app = withChange(page.app, change);
    },
    lobby: { refit: note("arrived") },
    engine: { loadFamily: note("engine") },
    siteChanged: note("changed?", false),
    parts: { fetch: async () => undefined, noteMissing: note("missing") },
  });
  return { fetcher: new FamilyFetcher(page), calls, app: () => page.app };
}

/** Names a family that arrives the second time it is fetched. */
function addLate(id) {
  const fetch = mock.fn(async () => ({ [id]: part({ id }) }));
  fetch.mock.mockImplementationOnce(() => Promise.reject(new Error("no network")));
  addLater(id, fetch);
}

test("the house rules are fetched for all games at once, and again only after a failure", async () => {
  const { fetcher, calls, app } = fetcherOf("second");
  assert.equal(await fetcher.ready("first"), false);
  await fetcher.fetchRules("near");
  assert.deepEqual([hasOffers(), app().lobby.unfetched, offerOf("first")], [true, null, OFFERS.first]);
  for (let times = 0; times < 2; times++) assert.equal(await fetcher.ready("first"), true);
  assert.equal(site.mock.callCount(), 2);
  assert.deepEqual(calls, ["missing", "arrived"]);
  assert.equal(offerOf("unknown"), null);
});

test("the game of a family that is here needs no scripts", async () => {
  const { fetcher, calls } = fetcherOf("second");
  await fetcher.fetchRules("near");
  await fetcher.fetchRules("unknown");
  assert.deepEqual(calls, []);
  fetcher.expect("near");
  assert.deepEqual(calls, ["engine first"]);
});

test("house rules that did not arrive are noted, and the note goes once they have arrived", async () => {
  addLate("late");
  const { fetcher, calls, app } = fetcherOf("late");
  await fetcher.fetchRules("far");
  assert.equal(app().lobby.unfetched, "late");
  assert.deepEqual(calls, ["changed?"]);
  assert.equal(hasFamily("late"), false);
  await fetcher.fetchRules("far");
  assert.equal(app().lobby.unfetched, null);
  assert.deepEqual(calls, ["changed?", "arrived"]);
  assert.equal(hasFamily("late"), true);
});

test("a family is fetched once, however many ask for it", async () => {
  const fetch = mock.fn(async () => ({ once: part({ id: "once" }) }));
  addLater("once", fetch);
  const { fetcher, calls } = fetcherOf("once");
  await Promise.all([fetcher.fetchRules("far"), fetcher.ready("once"), fetcher.fetchRules("far")]);
  assert.equal(fetch.mock.callCount(), 1);
  assert.deepEqual(calls, ["arrived"]);
});

test("a match waits for what draws it, and the page says so if that did not arrive", async () => {
  addLate("later");
  const { fetcher, calls } = fetcherOf("later");
  assert.equal(await fetcher.ready("later"), false);
  assert.equal(await fetcher.ready("later"), true);
  assert.deepEqual(calls, ["missing", "arrived"]);
});

test("a family that comes once the player has gone to another screen begins no match", async () => {
  addLater("slow", async () => ({ slow: part({ id: "slow" }) }));
  const { fetcher } = fetcherOf("slow");
  const asked = fetcher.ready("slow");
  fetcher.page.set({ screen: "table" });
  assert.equal(await asked, false);
});
