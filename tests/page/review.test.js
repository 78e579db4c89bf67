import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDeal } from "../../web/src/review/deal_check.js";
import { addressOf, kindOfLink } from "../../web/src/review/links.js";
import { ReviewSession } from "../../web/src/review/review_session.js";
import { lineOf } from "../../web/src/review/timeline.js";
import { cardsOf } from "../../web/src/zipai/cards.js";
import { cards as zipai } from "../../web/src/zipai/faces.js";
import { assertRising } from "./assertions.js";
import { fixture, fixturesIn, part, pluck, rounds, standIn } from "./support.js";

// ── the check of a deal ──

/** The deals of every record there is: seed, deck and commitment, as the engine wrote them. */
const SEALED = /^hand .* seed (?<seed>\S+)\ndeck (?<deck>\S+)\nseal (?<commitment>\S+)$/gm;
const DEALS = fixturesIn("records").flatMap((name) =>
  [...fixture(`records/${name}`).matchAll(SEALED)].map(({ groups }) => part(groups)),
);
const [DEAL] = DEALS;
const CARDS = cardsOf(DEAL.deck);
const findings = async (change, shown = DEAL.commitment) =>
  (await checkDeal(zipai, { ...DEAL, ...change }, shown)).map(({ name, ok }) => `${name} ${ok}`).join();

test("every deal that the engine recorded is found to be right", async () => {
  assert.ok(DEALS.length > 5);
  for (const deal of DEALS)
    assert.equal(await findings(deal, deal.commitment), "seal true,shown true,deck true,order true", deal.seed);
});

test("where the browser has no SHA-256 of its own, the deal is checked all the same; no commitment is no finding", async () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  standIn("crypto", undefined);
  assert.equal(await findings({}, null), "seal true,shown null,deck true,order true");
  if (before) Object.defineProperty(globalThis, "crypto", before);
});

test("cards that lie elsewhere, are too many or too few, another seed and another commitment are found out", async () => {
  const another = "seal false,shown true,deck false,order false";
  for (const [change, found] of part([
    [{ deck: [...CARDS.slice(1), CARDS[0]].join("") }, "seal false,shown true,deck true,order false"],
    ...[`${DEAL.deck}1s`, CARDS.slice(1).join(""), "", "<script>"].map((deck) => [{ deck }, another]),
    [{ seed: `${DEAL.seed}0` }, "seal false,shown true,deck true,order false"],
    [{ commitment: "0".repeat(64) }, "seal false,shown false,deck true,order true"],
  ]))
    assert.equal(await findings(change), found, JSON.stringify(change));
});

test("where two cards were exchanged, the first of the two places is told", async () => {
  for (const chance of rounds(20, 2)) {
    const [first, second] = [chance(CARDS.length), chance(CARDS.length)].sort((a, b) => a - b);
    if (CARDS[first] === CARDS[second]) continue;
    const cards = [...CARDS];
    [cards[first], cards[second]] = [CARDS[second], CARDS[first]];
    const findings = await checkDeal(zipai, { ...DEAL, deck: cards.join("") }, null);
    const { ok, values } = findings.find(({ name }) => name === "order");
    assert.deepEqual([ok, values.n], [false, first + 1]);
  }
});

// ── links ──

test("an address with a known first word is a link, also one that was cut behind it or encoded once more", () => {
  for (const behind of ["?a", "?", "", "%3Fa=b", "%3Fa%3Db", "?a=b#wechat_redirect"])
    for (const hash of [`#review${behind}`, `#\u200breview${behind}`]) assert.equal(kindOfLink(hash), "review", hash);
  for (const hash of ["", "#", "#table", "#reviews?a", "#?review", "#__proto__?a", "review?a"])
    assert.equal(kindOfLink(hash), undefined, hash);
});

test("a link is a whole address, except in a file of one's own disk", () => {
  standIn("location", new URL("https://example.org/hupai/index.html?boot=plain#review?old"));
  assert.equal(addressOf("review?g=1,2"), "https://example.org/hupai/index.html?boot=plain#review?g=1,2");
  standIn("location", new URL("file:///home/me/hupai.html"));
  assert.equal(addressOf("review?g=1,2"), "#review?g=1,2");
});

// ── going through a hand ──

const SETUP = { game: "yongzhou", seats: ["human", "strong", "strong"] };
/** The steps of a hand as a seat saw them: the number of actions done, and who did the last one. */
const stepsOf = (ats, seats) =>
  ats.map((at, nth) => ({ at, seat: nth ? seats[nth] : null, action: nth ? "pass" : null, events: [] }));
const STEPS = stepsOf([0, 1, 3, 4, 7], [null, 0, 1, 0, 0]);

/** A session over an engine that answers what the review asks, and notes it. */
function sessionOver(more = {}) {
  const asked = [];
  const query = async (request) => {
    asked.push(request);
    const answers = {
      tally: () => ({ tally: [{ hand: 1 }, { hand: 2 }] }),
      review: () => ({ steps: STEPS }),
      moment: () => ({ view: { seat: request.seat, step: request.step } }),
      judge: () => ({ judge: { id: "strong" }, judged: { differs: request.step !== 0 } }),
      read: () => ({ record: "R", setup: SETUP, finished: [3], hand: 3, step: 3, seat: 2, own: 2 }),
      link: () => ({ link: "review?x" }),
      retry: () => ({ record: "T" }),
      save: () => ({ record: "S" }),
      ...more,
    };
    return answers[request.do](request);
  };
  const drawn = () => {};
  /** The steps of which a bot was asked; without a name, that of the engine's own choice. */
  const judgedBy = (bot) => asked.flatMap((one) => (one.do === "judge" && one.judge === bot ? one.step : []));
  return { asked, judgedBy, session: new ReviewSession({ query, prepareFamily: async () => {} }, drawn) };
}

/** A session that shows the second hand of the match on the table. */
async function playedHand(more) {
  const { session, ...others } = sessionOver(more);
  await session.play({ hand: 2, setup: part(SETUP), own: 0 });
  await judged(session);
  return { session, ...others };
}

/** Fails as an engine does that has no answer. */
const failing = () => {
  throw new Error("damaged");
};

/** Waits until a bot has looked at every decision, or has failed. */
async function judged(session) {
  while (session.unseen > 0 && !session.unjudged) await new Promise((done) => setImmediate(done));
}

test("a hand of the match on the table begins at its first step, seen from the player's seat", async () => {
  const { session } = await playedHand();
  assert.deepEqual([session.hand, session.seat, session.at, session.last, session.opened], [2, 0, 0, 4, false]);
  assert.deepEqual(session.finished, [1, 2]);
  assert.deepEqual(session.view, { seat: 0, step: 0 });
});

test("going past either end stays at it", async () => {
  const { session } = await playedHand();
  const reached = [];
  for (const to of [2, 99, -5]) {
    await session.go(to);
    assert.equal(part(session.view).step, STEPS[session.at].at);
    reached.push(session.at);
  }
  assert.deepEqual(reached, [2, 4, 0]);
});

test("a place between two steps belongs to the one before", async () => {
  const { session } = await playedHand();
  const reached = [];
  for (const done of [0, 2, 3, 6, 100]) {
    await session.stand(done);
    reached.push(session.at);
  }
  assert.deepEqual(reached, [0, 1, 2, 3, 4]);
});

test("the decisions of a seat are the places before its own actions, each judged once", async () => {
  const { session, judgedBy } = await playedHand();
  assert.deepEqual(session.decisions, [0, 3, 4]);
  assert.deepEqual(judgedBy(undefined), [0, 3, 4]);
  assert.equal(session.unseen, 0);
});

test("differences are found forwards and backwards from here", async () => {
  const { session } = await playedHand();
  assert.deepEqual(session.differences, [3, 4]);
  assert.deepEqual([session.difference(1), session.difference(-1)], [3, undefined]);
  await session.stand(4);
  assert.deepEqual([session.difference(1), session.difference(-1)], [undefined, 3]);
});

test("another bot is asked about everything again", async () => {
  const { session, judgedBy } = await playedHand();
  await session.judgeBy("expert");
  assert.deepEqual(judgedBy("expert"), [0, 3, 4]);
});

test("a bot that fails is reported, and the hand can still be gone through", async () => {
  const { session } = await playedHand({ judge: failing });
  assert.equal(session.unjudged, true);
  await session.go(2);
  assert.equal(part(session.view).step, 3);
});

test("a late answer does not take the place of a newer one", async () => {
  const waiting = [];
  const moment = ({ step }) => new Promise((done) => waiting.push(() => done({ view: step })));
  const { session } = sessionOver({ moment });
  const [first, second] = [session.stand(1), session.stand(2)];
  waiting[1]();
  await second;
  waiting[0]();
  await first;
  assert.equal(session.view, 2);
});

test("another seat is looked from at the same place, with that seat's own decisions", async () => {
  const { session, asked } = await playedHand();
  await session.go(2);
  await session.look(1);
  await judged(session);
  assert.deepEqual([session.seat, session.at, session.view.seat], [1, 2, 1]);
  assert.deepEqual(session.decisions, [1]);
  const questions = asked.length;
  await session.look(1);
  assert.equal(asked.length, questions);
});

test("open cards are asked for without a seat, once", async () => {
  const { session, asked } = await playedHand();
  for (const revealed of [true, false, true]) await session.reveal(revealed);
  assert.equal(asked.filter((request) => request.do === "review" && request.seat === null).length, 1);
  assert.equal(asked.at(-1).revealed, true);
});

test("a record or link that is opened names its record in every question", async () => {
  const { session, asked } = sessionOver();
  await session.open({ link: "review?x" });
  await judged(session);
  assert.deepEqual([session.opened, session.hand, session.seat, session.done, session.own], [true, 3, 2, 3, 2]);
  assert.ok(asked.slice(1).every(({ record, hand }) => record === "R" && hand === 3));
  assert.equal(await session.text(), "R");
  assert.equal(await session.link(), "review?x");
});

test("a link and a match to play on are those of the moment and the seat that are shown", async () => {
  const { session, asked } = await playedHand();
  await session.look(2);
  await session.stand(4);
  assert.deepEqual([await session.link(), await session.toRetry()], ["review?x", "T"]);
  const shown = ["link", "retry"].map((what) => ({ do: what, hand: 2, step: 4, seat: 2 }));
  assert.deepEqual(asked.slice(-2), shown);
});

test("what cannot be opened leaves the hand that was looked at", async () => {
  const { session } = await playedHand({ read: failing });
  await assert.rejects(session.open({ record: "x" }), /damaged/);
  assert.deepEqual([session.opened, session.hand], [false, 2]);
  assert.equal(await session.text(), "S");
});

test("of two hands that are opened the later one is shown, also where the family of the first comes last", async () => {
  const opened = { finished: [1], hand: 1, step: 0, seat: 0, own: 0 };
  const read = ({ link }) => ({ record: link, setup: { ...SETUP, family: link }, ...opened });
  const { session } = sessionOver({ read });
  const waiting = [];
  const late = new Promise((done) => waiting.push(done));
  session.page.prepareFamily = async (family) => void (family === "slow" && (await late));
  const slow = session.open({ link: "slow" });
  await session.open({ link: "quick" });
  waiting[0]();
  await slow;
  assert.equal(session.record, "quick");
});

test("the steps of a seat that come after another hand was chosen are not taken for that hand's", async () => {
  const { session } = await playedHand();
  const { query } = session.page;
  const waiting = [];
  session.page.query = async (request) => {
    if (request.do === "review" && request.hand === 2) await new Promise((done) => waiting.push(done));
    return query(request);
  };
  const looked = session.look(1);
  await session.choose(1);
  waiting[0]();
  await looked;
  assert.deepEqual([...session.stepsBySeat.keys()], ["0"]);
});

test("every place of every hand belongs to a step that is not after it", async () => {
  for (const chance of rounds(50, 1)) {
    const steps = [0];
    for (let count = chance(20); count > 0; count--) steps.push(steps.at(-1) + 1 + chance(3));
    const { session } = await playedHand({ review: () => ({ steps: stepsOf(steps, Array(20).fill(1)) }) });
    for (let done = 0; done <= steps.at(-1); done++) {
      await session.stand(done);
      assert.ok(steps[session.at] <= done);
      assert.ok(session.at === session.last || steps[session.at + 1] > done);
    }
  }
});

// ── steps, values and what cost most ──

/** A hand of ten actions in which seat 0 decides after 0, 2, 5 and 7 of them, and seat 1 decides in secret. */
const SEEN = stepsOf([0, 1, 3, 6, 8, 10], [null, 0, 0, 0, 0, 1]);
const EACH = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ALL = stepsOf(
  EACH,
  EACH.map((at) => at % 2),
);
const COSTS = /** @type {Record<number, number>} */ ({ 0: 300, 1: 2000, 3: 0, 6: 900 });
const judge = ({ step }) => {
  const cost = COSTS[step];
  const played = { action: "a", value: 1000 - cost };
  const best = { action: cost ? "b" : "a", value: 1000 * (step - 3) };
  const judged = { played, best, cost, differs: cost >= 250, says: null, reasons: [], ranking: [] };
  return { judge: { id: "strong", name: { zh: "强", en: "Strong" } }, judged };
};
const judgedHand = async () => {
  const played = await playedHand({ review: ({ seat }) => ({ steps: seat === null ? ALL : SEEN }), judge });
  await played.session.judgeAll();
  return played;
};

test("a step has the same number from every seat and with all cards open", async () => {
  const { session } = await judgedHand();
  await session.stand(6);
  for (const turn of [() => {}, () => session.reveal(true), () => session.reveal(false), () => session.look(1)]) {
    await turn();
    assert.deepEqual([session.done, session.total], [6, 10]);
  }
});

test("the slider moves to the next step in its direction, so that it never sticks", async () => {
  const { session } = await judgedHand();
  const reached = [];
  await session.stand(0);
  for (let to = 1; to <= 10; to = session.done + 1) {
    await session.seek(to);
    reached.push(session.done);
  }
  assert.deepEqual(reached, [1, 3, 6, 8, 10]);
  await session.seek(7);
  assert.equal(session.done, 6);
});

test("the costliest choices come in the order of their cost, and only those that differ", async () => {
  const { session } = await judgedHand();
  assert.deepEqual(session.costliest, [1, 6, 0]);
  assert.deepEqual(session.differences, [0, 1, 6]);
});

test("the line of the values is as wide as the hand, with the best on top and zero inside", async () => {
  const { session } = await judgedHand();
  assert.deepEqual(pluck(session.values, "step"), [0, 1, 3, 6]);
  assert.deepEqual(pluck(session.values, "value"), [-3000, -2000, 0, 3000]);
  const line = lineOf(session.values, session.total);
  assert.deepEqual(pluck(line, 0), [0, 100, 300, 600]);
  assertRising(pluck(line, 1).reverse());
  assert.deepEqual(lineOf([], 10), []);
});
