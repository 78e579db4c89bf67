/** @file How many people share the device. */

/** @import { Setup } from "./app_state.js" */

/** How many people may share a device. */
export const MOST_PEOPLE = 3;

/** How many people share the device, at most one for each seat. @param {Pick<Setup, "people">} setup @param {number} seats */
export const peopleOf = ({ people }, seats) => Math.max(1, Math.min(people, seats, MOST_PEOPLE));

/** How many people may share the device in a game with this number of seats: 1, 2 … @param {number} seats */
export const peopleChoices = (seats) => Array.from({ length: Math.min(seats, MOST_PEOPLE) }, (_, nth) => nth + 1);
