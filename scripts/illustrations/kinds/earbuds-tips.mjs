/** Noise-canceling earbuds with silicone tips, and their wider case. */
import { retailBox } from '../parts/box.mjs';
import { closedCase, openCase } from '../parts/budcase.mjs';
import { inUse, pair } from './earbuds-stem.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const CASE = { w: 316, h: 226, d: 120, lid: 84 };

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => openCase(S, c, CASE, true),
  case: (/** @type {Scene} */ S, /** @type {string} */ c) => closedCase(S, c, CASE, -26, 16),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => pair(S, c, true),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 340, h: 340, d: 130, c, print: () => pair(S, c, true), room: 0.7 }),
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => inUse(S, () => openCase(S, c, CASE, true)),
};
