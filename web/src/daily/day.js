/**
 * @file Today's deal as values: which day it is, the seed of a day, the days played, and the streak. The seed goes into
 * the engine's usual start of a match; nothing here knows cards.
 */

/** What was reached on a day. @typedef {{points: number, how: "won"|"lost"|"drawn"}} DayResult */
/** The results by day, as `2026-11-24`. @typedef {Record<string, DayResult>} Days */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS = 86_400_000;

/** Whether a value names a day that the calendar has. @param {unknown} value @returns {value is string} */
export function isDay(value) {
  if (typeof value !== "string" || !DAY.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** The game of each weekday, from Sunday on, so that everybody plays the same one. */
const WEEK = ["yibin", "yongzhou", "yongzhou-plain", "kawuxing", "leiyang", "yongzhou-mahjong", "paohuzi"];

/** The game of a day. @param {string} day */
export const gameOfDay = (day) => WEEK[new Date(`${day}T00:00:00Z`).getUTCDay()];

/** The last days up to today, the oldest first; whole weeks from Monday on. @param {string} today @param {number} weeks */
export function lastWeeks(today, weeks) {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  let day = today;
  const days = [day];
  while (days.length < 7 * (weeks - 1) + weekday + 1) {
    day = before(day);
    days.unshift(day);
  }
  return days;
}

/** The seed of a day's deal: the same for everybody who plays this game. @param {string} day @param {string} game */
export const seedOf = (day, game) => `day:${day}:${game}`;

/** The day before another. @param {string} day */
const before = (day) => new Date(Date.parse(`${day}T00:00:00Z`) - MILLISECONDS).toISOString().slice(0, 10);

/**
 * How many days were played in a row up to today. A day that is not over yet does not break the row. It is always worked
 * out from the days, so that nothing that claims a streak needs to be believed. Days after today do not count.
 * @param {Days} days
 * @param {string} today
 */
export function streakOf(days, today) {
  let at = Object.hasOwn(days, today) ? today : before(today);
  let streak = 0;
  while (Object.hasOwn(days, at)) {
    streak += 1;
    at = before(at);
  }
  return streak;
}

/** Days that were kept but lie after today: the clock was set back. @param {Days} days @param {string} today */
export const daysAhead = (days, today) => Object.keys(days).filter((day) => isDay(day) && day > today);
