/** Open-fit earbuds with stems, and their case. */
import { retailBox } from '../parts/box.mjs';
import { closedCase, openCase } from '../parts/budcase.mjs';
import { stemBud } from '../parts/earbud.mjs';
import { phoneFront } from '../parts/phone.mjs';
import { group, place } from '../parts/scene.mjs';
import { blot, contact } from '../parts/shadow.mjs';
import { camera, frame } from '../parts/space.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const CASE = { w: 250, h: 236, d: 118, lid: 82 };

/** Two buds, leaning toward each other. @param {Scene} S @param {string} c */
export function pair(S, c, tips = false) {
  const out = tips ? 30 : 0;
  S.mark([-196 - out, -128], [196 + out, 240]);
  const one = (/** @type {1 | -1} */ s, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      S.mute(() => stemBud(S, c, s, tips)),
    );
  return (
    blot(S, -82 - out, 222, 90, 20, 0.34) +
    blot(S, 92 + out, 236, 90, 20, 0.34) +
    one(1, -118 - out, -14, -8) +
    one(-1, 122 + out, 0, 8)
  );
}

/** Beside a phone that plays. @param {Scene} S @param {() => string} open the case */
export function inUse(S, open) {
  S.mark([250, 276]);
  const cam = camera(-24, 16);
  const F = frame(cam, [-60, 0, -60], 'front');
  return (
    contact(S, cam, [-60, -222, -60], 122, 60, 0.4) +
    phoneFront(S, F) +
    place(S.apart(open), { x: 128, y: 150, w: 226, h: 250 })
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => openCase(S, c, CASE),
  case: (/** @type {Scene} */ S, /** @type {string} */ c) => closedCase(S, c, CASE, -26, 16),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => pair(S, c),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 340, h: 340, d: 130, c, print: () => pair(S, c), room: 0.66 }),
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => inUse(S, () => openCase(S, c, CASE)),
};
