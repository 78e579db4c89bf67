/**
 * @file Where the levels stand in each game, as ratings with half of their 95 % intervals; docs/measuring.md
 * says how they were measured, and the command that writes this file.
 */

/** @typedef {{rating: number, margin: number, pooled?: boolean}} Place `pooled`: told by other games. */

/** @type {Record<string, {spread: number, levels: Record<string, Place>}>} */
export const LEVEL_RATINGS = {
  yongzhou: {
    spread: 1,
    levels: {
      random: { rating: 1322, margin: 18 },
      beginner: { rating: 1474, margin: 3 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1506, margin: 5 },
      expert: { rating: 1513, margin: 12 },
    },
  },
  "yongzhou-plain": {
    spread: 1,
    levels: {
      random: { rating: 1367, margin: 9 },
      beginner: { rating: 1477, margin: 3 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1510, margin: 5 },
      expert: { rating: 1509, margin: 13 },
    },
  },
  paohuzi: {
    spread: 1,
    levels: {
      random: { rating: 1364, margin: 18 },
      beginner: { rating: 1477, margin: 3 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1510, margin: 5 },
      expert: { rating: 1514, margin: 13 },
    },
  },
  leiyang: {
    spread: 1,
    levels: {
      random: { rating: 1346, margin: 14 },
      beginner: { rating: 1469, margin: 4 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1507, margin: 4 },
      expert: { rating: 1514, margin: 11 },
    },
  },
  shaoyang: {
    spread: 1,
    levels: {
      random: { rating: 1350, margin: 46, pooled: true },
      beginner: { rating: 1453, margin: 36 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1508, margin: 7, pooled: true },
      expert: { rating: 1512, margin: 16, pooled: true },
    },
  },
  "yongzhou-mahjong": {
    spread: 1.16,
    levels: {
      random: { rating: 1252, margin: 37, pooled: true },
      beginner: { rating: 1471, margin: 9 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1507, margin: 3 },
      expert: { rating: 1507, margin: 6 },
    },
  },
  kawuxing: {
    spread: 1.16,
    levels: {
      random: { rating: 1252, margin: 37 },
      beginner: { rating: 1473, margin: 8 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1517, margin: 6 },
      expert: { rating: 1521, margin: 9 },
    },
  },
  yibin: {
    spread: 1.16,
    levels: {
      random: { rating: 1252, margin: 37, pooled: true },
      beginner: { rating: 1480, margin: 6 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1517, margin: 6 },
      expert: { rating: 1520, margin: 10 },
    },
  },
  yuanjiang: {
    spread: 1,
    levels: {
      random: { rating: 1386, margin: 19 },
      beginner: { rating: 1463, margin: 27 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1507, margin: 6 },
      expert: { rating: 1514, margin: 18, pooled: true },
    },
  },
  nanxian: {
    spread: 1,
    levels: {
      random: { rating: 1375, margin: 19 },
      beginner: { rating: 1483, margin: 32 },
      regular: { rating: 1500, margin: 0 },
      strong: { rating: 1509, margin: 6 },
      expert: { rating: 1514, margin: 18, pooled: true },
    },
  },
};
