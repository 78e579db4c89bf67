/**
 * @file Eight portraits, made of simple shapes. Each is drawn in a square of 40 by 40; the colours are those of the theme.
 * A name always has the same portrait.
 */
import { svg } from "lit";

/**
 * The shapes of a portrait, back to front. `hair` lies behind the head and `front` over it; `lines` are strokes; `cloth`
 * and `tone` choose among the colours of the theme.
 * @typedef {{cloth: number, tone: number, grey?: boolean, head: [number, number], hair: string, front: string, lines: string, mouth: string}} Portrait
 */

/** @type {readonly Portrait[]} */
export const FACES = [
  // A woman with a bun.
  {
    cloth: 1,
    tone: 1,
    head: [7.6, 9],
    hair: "M20 3.2a4.2 4.2 0 1 1-.1 0ZM9.8 20q0-12 10.2-12t10.2 12q0 4-1.6 6H11.4q-1.6-2-1.6-6Z",
    front: "M12.2 17.5q.4-7.8 7.8-7.8t7.8 7.8q-3-4.6-7.6-4.9-4.8.3-8 4.9Z",
    lines: "M17 35l3 3 3-3",
    mouth: "M17 23.6q3 2.4 6 0",
  },
  // An older woman with short waves and glasses.
  {
    cloth: 2,
    tone: 2,
    grey: true,
    head: [7.8, 9],
    hair: "M10.4 23q-3-2-1-5-1-5 3.6-6.500Q15.5 7 20 7.200q4.5-.2 7 4.3 4.6 1.5 3.6 6.5 2 3-1 5Z",
    front: "M12.4 17q1-6.5 7.6-6.500t7.6 6.500q-2-2.8-4.4-2.6-3.2-1.8-6.4 0-2.4-.2-4.4 2.600Z",
    lines:
      "M13.6 19.500a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0M21 19.500a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0M19 19.200q1-.6 2 0",
    mouth: "M17.4 24q2.6 1.6 5.2 0",
  },
  // An old man, bald, with a beard.
  {
    cloth: 3,
    tone: 3,
    grey: true,
    head: [7.6, 9.4],
    hair: "M12.2 21q-1.6-1.6-1-4.500l1.6.6zM27.8 21q1.6-1.6 1-4.500l-1.6.6z",
    front: "M14.2 23.500q2.6-1.6 5.8-1.2 3.2-.4 5.8 1.2 0 7-5.8 8.5-5.8-1.5-5.8-8.500Z",
    lines: "M14.6 16.600q1.6-1 3.2-.2M22.2 16.400q1.6-.8 3.2.2",
    mouth: "M18 25q2 1 4 0",
  },
  // A young man with a cap.
  {
    cloth: 4,
    tone: 2,
    head: [7.6, 9],
    hair: "M11.6 21q-.6-3 .2-6h16.400q.8 3 .2 6Z",
    front: "M11 15.500q-.4-8.5 9-8.500t9 8.500q-9-2.4-18 0ZM27 13.600q5 .6 6.4 2.6-3 .6-5.4-.2Z",
    lines: "M20 7v-1.2",
    mouth: "M17 23.800q3 2 6 0",
  },
  // A stout man with a moustache.
  {
    cloth: 2,
    tone: 3,
    head: [8.8, 9.2],
    hair: "M11 18.500q-.5-10.5 9-10.500t9 10.500l-1.4 1H12.400Z",
    front: "M12 15.800q2-6 8-6t8 6q-2-2.6-8-2.600t-8 2.600ZM15.6 24q2-2 4.4-1 2.4-1 4.4 1-2.2.8-4.4.2-2.2.6-4.4-.2Z",
    lines: "M14 16.900h3.400M22.6 16.900H26",
    mouth: "M18 26q2 .8 4 0",
  },
  // A woman with long straight hair.
  {
    cloth: 4,
    tone: 1,
    head: [7.4, 9],
    hair: "M9.6 31q-1-11 0-15Q11.6 7 20 7t10.4 9q1 4 0 15h-4l-.6-9h-11.600l-.6 9Z",
    front: "M12.4 18q-.4-8.6 7.6-8.600t7.6 8.600q-1.2-3.4-3.4-5-6.2 3.6-11.8 5Z",
    lines: "M16 35.500h8",
    mouth: "M17.4 23.800q2.6 1.8 5.2 0",
  },
  // A girl with two plaits.
  {
    cloth: 1,
    tone: 2,
    head: [7.6, 8.8],
    hair: "M10.6 20q0-12.4 9.4-12.400T29.4 20q2.6 5 1.6 10l-2.6.2q-.4-4-2-7H13.600q-1.6 3-2 7L9 30q-1-5 1.6-10Z",
    front: "M12.4 17.800Q12.6 9.8 20 9.800t7.6 8q-1.6-4-7.6-6-6 2-7.6 6Z",
    lines: "M20 9.800v2M9 29.600h2.600M28.4 29.600H31",
    mouth: "M17 23.400q3 2.8 6 0",
  },
  // A man in a straw hat.
  {
    cloth: 3,
    tone: 3,
    head: [7.6, 9],
    hair: "M12 20.500q-.6-2 0-4h16q.6 2 0 4Z",
    front: "M6.6 15.800Q12 13 13.6 11.6 14.6 6.6 20 6.600t6.4 5q1.6 1.4 7 4.2-13.4 2.8-26.8 0Z",
    lines: "M13.6 12.600q6.4 1.6 12.8 0",
    mouth: "M17.4 24q2.6 1.2 5.2 0",
  },
];

/** Whoever plays here, man or woman: short hair, and a jacket in the red of a seal. @type {Portrait} */
const OWN = {
  cloth: 5,
  tone: 1,
  head: [7.6, 9],
  hair: "M11.2 22.500q-2-15 8.800-15t8.800 15l-1.6.8H12.800Z",
  front: "M12.200 19q-.6-9.600 7.800-9.600 8.200 0 7.800 9.400-2.200-1.400-3.200-4.800-4.400 3.800-12.400 5Z",
  lines: "M16.600 33.200l3.400 3.400 3.400-3.400",
  mouth: "M16.800 23.400q3.200 2.800 6.400 0",
};

/** The portraits of those who sit at the table, by their place. @type {Record<string, number>} */
const SEATED = { right: 0, opposite: 1, left: 2 };

/** Characters of the women's names among those that the engine draws, and the portraits that fit. */
const WOMEN = { names: /[英兰美梅妹萍莲花香燕巧]/, faces: [0, 1, 5, 6] };
const MEN = { faces: [2, 3, 4, 7] };

/**
 * Which portrait somebody has: by the place at the table, otherwise by the Chinese name.
 * @param {string} name
 */
export function faceOf(name) {
  if (Object.hasOwn(SEATED, name)) return SEATED[name];
  const { faces } = WOMEN.names.test(name) ? WOMEN : MEN;
  return faces[[...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % faces.length];
}

/** Draws one of the portraits. @param {number} nth */
export const drawFace = (nth) => draw(FACES[nth]);

/** Draws the portrait of whoever plays here. */
export const drawOwnFace = () => draw(OWN);

/** @param {Portrait} portrait */
function draw({ cloth, tone, grey, head, hair, front, lines, mouth }) {
  return svg`<svg viewBox="0 0 40 40" class="portrait cloth-${cloth} tone-${tone} ${grey ? "grey" : ""}" aria-hidden="true" focusable="false">
    <circle class="ground" cx="20" cy="20" r="20"/>
    <path class="hair" d=${hair}/>
    <path class="cloth" d="M5.8 34q2-6.4 10-7.400h8.400q8 1 10 7.400A20 20 0 0 1 20 40 20 20 0 0 1 5.8 34Z"/>
    <path class="skin" d="M17 25h6v3.600q-3 2.6-6 0Z"/>
    <ellipse class="skin" cx="20" cy="20" rx=${head[0]} ry=${head[1]}/>
    <path class="hair" d=${front}/>
    <circle class="eye" cx="16.3" cy="19.5" r="1"/><circle class="eye" cx="23.7" cy="19.5" r="1"/>
    <path class="line" d=${mouth}/><path class="line" d=${lines}/>
  </svg>`;
}
