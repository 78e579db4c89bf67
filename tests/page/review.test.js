import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDeal } from "../../web/src/review/deal_check.js";
import { addressOf, isLink } from "../../web/src/review/links.js";
import { ReviewSession } from "../../web/src/review/review_session.js";
import { lineOf } from "../../web/src/review/timeline.js";
import { cards as zipai } from "../../web/src/zipai/card_family.js";
import { cardsOf } from "../../web/src/zipai/cards.js";
import { fixture, fixturesIn, part, pluck, rounds, standIn } from "./support.js";

// ── the check of a deal ──

/** The deals of every record there is: seed, deck and commitment, as the engine wrote them. */
const DEALS = fixturesIn("records").flatMap((name) =>
  [...fixture(`records/${name}`).matchAll(/^hand .* seed (\S+)\ndeck (\S+)\nseal (\S+)$/gm)].map(
    ([, seed, deck, commitment]) => ({
      seed,
      deck,
      commitment,
    }),
  ),
);
const [DEAL] = DEALS;
const CARDS = cardsOf(DEAL.deck);
const verdicts = async (deal, shown) =>
  Object.fromEntries((await checkDeal(zipai, deal, shown)).map(({ name, ok }) => [name, ok]));

test("every deal that the engine recorded is found to be right", async () => {
  assert.ok(DEALS.length > 5);
  for (const deal of DEALS)
    assert.deepEqual(await verdicts(deal, deal.commitment), { seal: true, shown: true, deck: true, order: true });
});

test("where the browser has no SHA-256 of its own, the deal is checked all the same", async () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  standIn("crypto", undefined);
  assert.deepEqual(await verdicts(DEAL, null), { seal: true, shown: null, deck: true, order: true });
  if (before) Object.defineProperty(globalThis, "crypto", before);
});

test("a card that lies elsewhere breaks the seal and the order", async () => {
  const deck = [...CARDS.slice(1), CARDS[0]].join("");
  const { seal, shown, order } = await verdicts({ ...DEAL, deck }, DEAL.commitment);
  assert.deepEqual([seal, shown, order], [false, true, false]);
});

test("a card too many or too few is no whole deck", async () => {
  for (const deck of [`${DEAL.deck}1s`, CARDS.slice(1).join(""), "", "<script>"]) {
    const { deck: whole, order } = await verdicts({ ...DEAL, deck }, null);
    assert.deepEqual([whole, order], [false, false]);
  }
});

test("another seed breaks the seal and the order, and not the deck", async () => {
  const deal = { ...DEAL, seed: `${DEAL.seed}0` };
  assert.deepEqual(await verdicts(deal, DEAL.commitment), { seal: false, shown: true, deck: true, order: false });
});

test("another commitment than before the hand is found out, and none is no finding", async () => {
  const commitment = "0".repeat(64);
  assert.deepEqual(await verdicts({ ...DEAL, commitment }, DEAL.commitment), {
    seal: false,
    shown: false,
    deck: true,
    order: true,
  });
  assert.equal((await verdicts(DEAL, null)).shown, null);
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
  for (const hash of [
    "#review?a",
    "#review?",
    "#review",
    "#review%3Fa=b",
    "#review%3Fa%3Db",
    "#\u200breview?a=b#wechat_redirect",
  ])
    assert.equal(isLink(hash), true, hash);
  for (const hash of ["", "#", "#table", "#reviews?a", "#?review", "#__proto__?a", "review?a"])
    assert.equal(isLink(hash), false, hash);
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
const STEPS = [
  { at: 0, seat: null },
  { at: 1, seat: 0 },
  { at: 3, seat: 1 },
  { at: 4, seat: 0 },
  { at: 7, seat: 0 },
].map((step) => ({ ...step, action: "pass", events: [] }));

/** An engine that answers what the review asks, and notes it. */
function engineOf(more = {}) {
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
  return { asked, query };
}

/** A session that shows the second hand of the match on the table. */
async function playedHand(more) {
  const engine = engineOf(more);
  const session = new ReviewSession(
    engine.query,
    () => {},
    async () => {},
  );
  await session.play({ hand: 2, setup: part(SETUP), own: 0 });
  await judged(session);
  return { session, asked: engine.asked };
}

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
  for (const [to, at] of [
    [2, 2],
    [99, 4],
    [-5, 0],
  ]) {
    await session.go(to);
    assert.equal(session.at, at);
    assert.equal(part(session.view).step, STEPS[at].at);
  }
});

test("a place between two steps belongs to the one before", async () => {
  const { session } = await playedHand();
  for (const [done, at] of [
    [0, 0],
    [2, 1],
    [3, 2],
    [6, 3],
    [100, 4],
  ]) {
    await session.stand(done);
    assert.equal(session.at, at);
  }
});

test("the decisions of a seat are the places before its own actions, each judged once", async () => {
  const { session, asked } = await playedHand();
  assert.deepEqual(session.decisions, [0, 3, 4]);
  assert.deepEqual(
    pluck(
      asked.filter((request) => request.do === "judge"),
      "step",
    ),
    [0, 3, 4],
  );
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
  const { session, asked } = await playedHand();
  await session.judgeBy("expert");
  assert.deepEqual(
    pluck(
      asked.filter((request) => request.judge === "expert"),
      "step",
    ),
    [0, 3, 4],
  );
});

test("a bot that fails is reported, and the hand can still be gone through", async () => {
  const { session } = await playedHand({
    judge: () => {
      throw new Error("no memory");
    },
  });
  assert.equal(session.unjudged, true);
  await session.go(2);
  assert.equal(part(session.view).step, 3);
});

test("a late answer does not take the place of a newer one", async () => {
  const waiting = [];
  const session = new ReviewSession(
    (request) => new Promise((done) => waiting.push(() => done({ view: request.step }))),
    () => {},
    async () => {},
  );
  const [first, second] = [session.stand(1), session.stand(2)];
  waiting[1]();
  waiting[0]();
  await Promise.all([first, second]);
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
  const { asked, query } = engineOf();
  const session = new ReviewSession(
    query,
    () => {},
    async () => {},
  );
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
  const shown = { hand: 2, step: 4, seat: 2 };
  assert.deepEqual(
    asked.filter(({ do: what }) => what === "link" || what === "retry"),
    [
      { do: "link", ...shown },
      { do: "retry", ...shown },
    ],
  );
});

test("what cannot be opened leaves the hand that was looked at", async () => {
  const { session } = await playedHand({
    read: () => {
      throw new Error("damaged");
    },
  });
  await assert.rejects(session.open({ record: "x" }), /damaged/);
  assert.deepEqual([session.opened, session.hand], [false, 2]);
  assert.equal(await session.text(), "S");
});

test("every place of every hand belongs to a step that is not after it", async () => {
  for (const chance of rounds(50, 1)) {
    const steps = [0];
    for (let count = chance(20); count > 0; count--) steps.push(steps.at(-1) + 1 + chance(3));
    const { session } = await playedHand({
      review: () => ({ steps: steps.map((at) => ({ at, seat: 1, action: "pass", events: [] })) }),
    });
    for (let done = 0; done <= steps.at(-1); done++) {
      await session.stand(done);
      assert.ok(steps[session.at] <= done);
      assert.ok(session.at === session.last || steps[session.at + 1] > done);
    }
  }
});

// ── steps, values and what cost most ──

/** A hand of ten actions in which seat 0 decides after 0, 2, 5 and 7 of them, and seat 1 decides in secret. */
const SEEN = [0, 1, 3, 6, 8, 10].map((at, nth) => ({
  at,
  seat: [null, 0, 0, 0, 0, 1][nth],
  action: nth ? "pass" : null,
  events: [],
}));
const ALL = Array.from({ length: 11 }, (_, at) => ({ at, seat: at % 2, action: at ? "pass" : null, events: [] }));
const COSTS = /** @type {Record<number, number>} */ ({ 0: 300, 1: 2000, 3: 0, 6: 900 });
const choice = (action, value) => ({ action, value });
const judge = ({ step }) => ({
  judge: { id: "strong", name: { zh: "强", en: "Strong" } },
  judged: {
    played: choice("a", 1000 - COSTS[step]),
    best: choice(COSTS[step] ? "b" : "a", 1000 * (step - 3)),
    cost: COSTS[step],
    differs: COSTS[step] >= 250,
    says: null,
    reasons: [],
    ranking: [],
  },
});
const judgedHand = async () => {
  const played = await playedHand({ review: ({ seat }) => ({ steps: seat === null ? ALL : SEEN }), judge });
  await played.session.judgeAll();
  return played;
};

test("a step has the same number from every seat and with all cards open", async () => {
  const { session } = await judgedHand();
  await session.stand(6);
  assert.deepEqual([session.done, session.total], [6, 10]);
  await session.reveal(true);
  assert.deepEqual([session.done, session.total], [6, 10]);
  await session.reveal(false);
  await session.look(1);
  assert.deepEqual([session.done, session.total], [6, 10]);
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
  assert.deepEqual(
    session.values.map(({ step, value }) => [step, value]),
    [
      [0, -3000],
      [1, -2000],
      [3, 0],
      [6, 3000],
    ],
  );
  const line = lineOf(session.values, session.total);
  assert.deepEqual(
    line.map(([x]) => x),
    [0, 100, 300, 600],
  );
  const heights = line.map(([, y]) => y);
  assert.deepEqual(
    heights,
    [...heights].sort((one, other) => other - one),
  );
  assert.deepEqual(lineOf([], 10), []);
});
