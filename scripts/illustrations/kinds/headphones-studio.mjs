/** Folding over-ear headphones with a padded band. */
import { retailBox } from '../parts/box.mjs';
import { earSide, flat, worn } from '../parts/headphones.mjs';
import { loupe } from '../parts/setting.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @type {import("../parts/headphones.mjs").Model} */
const MODEL = { make: 'pad', cup: { w: 166, h: 200, r: 82 }, deep: 52 };

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => worn(S, c, MODEL, -38, 14),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => worn(S, c, MODEL, -74, 12),
  folded: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    flat(S, c, MODEL, { x: 84, z: -44, pitch: 50, yaw: -14 }),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    loupe(S, () => earSide(S, c, MODEL), { x: -34, y: -16, k: 1.9 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 350, h: 380, d: 150, c, print: () => worn(S, c, MODEL, -38, 10), room: 0.74 }),
};
