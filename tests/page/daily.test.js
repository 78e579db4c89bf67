import assert from "node:assert/strict";
import { test } from "node:test";
import { madeBy } from "../../web/src/daily/bots_made.js";
import { daysAhead, gameOfDay, isDay, lastWeeks, seedOf, streakOf } from "../../web/src/daily/day.js";
import { linkOf, readLink } from "../../web/src/daily/day_link.js";
import { dayOfMatch, dealOf, namesDay, playedDays } from "../../web/src/daily/day_match.js";
import { dayOf } from "../../web/src/shared/day_of.js";
import { chanceOf, part } from "./support.js";

const RESULT = { points: 3, how: "won" };
const daysOf = (...days) => Object.fromEntries(days.map((day) => [day, RESULT]));

test("a day is the player's own date, written as in a calendar", () => {
  assert.equal(dayOf(new Date(2026, 10, 4, 0, 0, 1)), "2026-11-04");
  assert.equal(dayOf(new Date(2026, 10, 4, 23, 59, 59)), "2026-11-04");
  for (const day of ["2026-11-24", "2028-02-29"]) assert.ok(isDay(day), day);
  for (const day of ["2026-02-29", "2026-13-01", "2026-1-1", "", "2026-11-24x", null, 20261124])
    assert.ok(!isDay(day), String(day));
});

test("a weekday has its game, the same for everybody", () => {
  const week = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];
  assert.deepEqual(week.map(gameOfDay), [
    ...["yongzhou", "yongzhou-plain", "kawuxing", "leiyang", "yongzhou-mahjong", "paohuzi", "yibin"],
  ]);
  assert.equal(gameOfDay("2026-11-30"), gameOfDay("2026-11-23"));
});

test("the calendar has whole weeks up to today, from a Monday on", () => {
  assert.deepEqual(lastWeeks("2026-12-01", 2), [
    ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
    ...["2026-11-30", "2026-12-01"],
  ]);
  assert.equal(lastWeeks("2026-11-29", 5).length, 35);
});

test("bots of each level play the same cards in the player's seat, and the engine forgets their match", async () => {
  const asked = [];
  const answers = { new: { waiting: "bot" }, advance: { waiting: "end", scores: [7, -7, 0] } };
  const query = async (request) => {
    asked.push(request);
    return answers[request.do];
  };
  const request = { do: "new", game: "leiyang", seats: ["human", "regular", "regular"], seed: "day:1" };
  assert.equal(await madeBy(query, request, "strong"), 7);
  assert.deepEqual(asked[0].seats, ["strong", "regular", "regular"]);
  assert.deepEqual(
    asked.map((one) => one.do),
    ["new", "advance", "close"],
  );
  assert.ok(asked.every(({ match }) => match && match === asked[0].match) && asked[0].seed === "day:1");
  await madeBy(query, request, "strong");
  assert.notEqual(asked[3].match, asked[0].match, "two comparisons at a time would play one match");
});

test("two days and two games never share a seed", () => {
  assert.equal(seedOf("2026-11-24", "yongzhou"), "day:2026-11-24:yongzhou");
  assert.notEqual(seedOf("2026-11-24", "yongzhou"), seedOf("2026-11-25", "yongzhou"));
  assert.notEqual(seedOf("2026-11-24", "yongzhou"), seedOf("2026-11-24", "leiyang"));
});

test("the streak counts days in a row, over the end of a month, and today does not break it", () => {
  const days = daysOf("2026-11-29", "2026-11-30", "2026-12-01");
  assert.equal(streakOf(days, "2026-12-01"), 3);
  assert.equal(streakOf(days, "2026-12-02"), 3);
  assert.equal(streakOf(days, "2026-12-03"), 0);
  assert.equal(streakOf({}, "2026-12-03"), 0);
  assert.equal(streakOf(daysOf("2026-11-28", "2026-11-30"), "2026-11-30"), 1);
});

test("a clock that was set back loses no day and counts none ahead", () => {
  const days = daysOf("2026-11-23", "2026-11-24", "2026-11-30");
  assert.equal(streakOf(days, "2026-11-24"), 2);
  assert.deepEqual(daysAhead(days, "2026-11-24"), ["2026-11-30"]);
  assert.equal(streakOf(days, "2026-11-30"), 1);
});

test("a link comes back as it was written, and what is no link is not read", () => {
  for (const points of [0, -6, 120]) {
    const shared = { day: "2026-11-24", game: "yongzhou-plain", seat: 2, points };
    assert.deepEqual(readLink(linkOf(shared)), shared);
  }
  assert.equal(readLink("#day=nonsense"), null);
  assert.ok(!namesDay("#hand=1"));
});

test("a damaged link is refused or is another whole link", () => {
  const link = linkOf({ day: "2026-11-24", game: "yongzhou", seat: 0, points: -6 });
  const chance = chanceOf(20);
  const signs = "0123456789-.azA<>%& #=";
  let refused = 0;
  for (let round = 0; round < 2000; round += 1) {
    const at = chance(link.length);
    const damaged = link.slice(0, at) + signs[chance(signs.length)] + link.slice(at + 1);
    const read = readLink(damaged);
    if (read) assert.equal(linkOf(read), damaged);
    else refused += 1;
  }
  assert.ok(refused > 1000 && refused < 2000, `${refused} of 2000 refused`);
  assert.equal(readLink(`#day=2026-11-24.${"a".repeat(200)}.0.1`), null);
});

test("a stored match is a day's deal by its id, and only of the game that it names", () => {
  const { id, game, seed } = dealOf("2026-11-24", "yongzhou-plain");
  assert.equal(seed, "day:2026-11-24:yongzhou-plain");
  assert.equal(dayOfMatch(part({ id, game })), "2026-11-24");
  assert.equal(dayOfMatch(part({ id, game: "leiyang" })), null);
  assert.equal(dayOfMatch(part({ id: "day-2026-02-30-leiyang", game: "leiyang" })), null);
  assert.equal(dayOfMatch(part({ id: "mwuh6vmz-76b580", game })), null);
});

test("results come from matches that were played to the end", () => {
  const head = (day, over, points) => part({ ...dealOf(day, "leiyang"), over, scores: [points, -points, 0] });
  const days = playedDays([head("2026-11-22", true, -6), head("2026-11-23", false, 4), head("2026-11-24", true, 4)]);
  assert.deepEqual(days, { "2026-11-22": { points: -6, how: "lost" }, "2026-11-24": { points: 4, how: "won" } });
});
