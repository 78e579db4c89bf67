import assert from "node:assert/strict";
import { test } from "node:test";
import { drawCurve, sums } from "../../web/src/app/curve.js";
import { part } from "./support.js";

/** What the parts of a template hold, in their order. */
const values = (drawn) =>
  drawn.values.flatMap((one) => (Array.isArray(one) ? one.map((each) => each.values.at(-1)) : one));
const ys = (line) => line.split(" ").map((point) => Number(point.split(",")[1]));

test("sums begin at zero and grow by each hand's points", () => {
  assert.deepEqual(sums([4, -6, 10]), [0, 4, -2, 8]);
  assert.deepEqual(sums([]), [0]);
});

test("the curve falls where points are lost, ends where the sum ends, and has its words", () => {
  const drawn = drawCurve([sums([4, -6, 10]), sums([-4, 6, -10])], "words");
  const found = values(drawn);
  assert.ok(found.includes("words"));
  const [other, own] = found.filter((one) => typeof one === "string" && one.includes(","));
  const [begin, first, second, last] = ys(own);
  assert.ok(first < begin && second > begin && last < first);
  assert.ok(ys(other)[3] > ys(other)[0]);
  assert.ok([...ys(own), ...ys(other)].every((y) => y >= 0 && y <= 120));
});

test("a match without points is a line and not a fault", () => {
  const lines = values(drawCurve([sums([0, 0])], "")).filter((one) => typeof one === "string" && one.includes(","));
  assert.equal(lines.length, 1);
  assert.ok(!lines[0].includes("NaN"));
});

test("the numbers at the side are the highest and the lowest sum and zero; below stand the hands", () => {
  const found = values(drawCurve([sums([8, -24, 4])], ""));
  for (const one of ["+8", "0", "−16", 1, 2, 3]) assert.ok(found.includes(one), String(one));
  assert.ok(!values(drawCurve([sums([1, -100])], "")).includes("+1"), "it would lie over the zero");
  const many = values(drawCurve([sums(Array(123).fill(1))], ""));
  assert.ok(many.includes(20) && many.includes(120) && !many.includes(10));
  assert.ok(!values(drawCurve([sums([1, 1, 5])], "", 2)).includes(3), "what is paid at the end is no hand");
});

test("the names stand at the ends of their lines, in the order of the sums, and none over another", () => {
  for (const ends of [
    [0, 0, 0, 0],
    [30, 29, -59, 0],
    [-9, -9, -9, 27],
    [5, -5],
  ]) {
    const lines = ends.map((end) => sums([end]));
    const drawn = part(drawCurve(lines, "", 1, ends.map(String)));
    const [names] = drawn.values.at(-1).values;
    const tops = names.map(({ values: [, style] }) => Number(style.match(/[\d.]+/)[0]));
    const downwards = [...ends.keys()].sort((one, other) => tops[one] - tops[other]);
    assert.deepEqual(
      downwards.map((nth) => ends[nth]),
      [...ends].sort((one, other) => other - one),
    );
    for (const [nth, one] of downwards.entries()) {
      assert.ok(tops[one] >= 0 && tops[one] <= 100);
      if (nth > 0) assert.ok(tops[one] - tops[downwards[nth - 1]] >= 13.9, String(tops));
    }
  }
  assert.equal(typeof drawCurve([sums([1])], "").values.at(-1), "symbol", "one line alone needs no name");
});
