/** Over-ear headphones with aluminium cups under a knitted canopy. */
import { retailBox } from '../parts/box.mjs';
import { earSide, flat, worn } from '../parts/headphones.mjs';
import { loupe } from '../parts/setting.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @type {import("../parts/headphones.mjs").Model} */
const MODEL = { make: 'mesh', cup: { w: 160, h: 212, r: 74 }, deep: 44 };

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => worn(S, c, MODEL, -38, 14),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => worn(S, c, MODEL, -76, 12),
  folded: (/** @type {Scene} */ S, /** @type {string} */ c) => flat(S, c, MODEL, { x: 94, z: 96, pitch: 52, yaw: -12 }),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    loupe(S, () => earSide(S, c, MODEL), { x: -34, y: -16, k: 1.9 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 340, h: 380, d: 150, c, print: () => worn(S, c, MODEL, -38, 10), room: 0.74 }),
};
