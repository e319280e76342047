/** Over-ear headphones with aluminium cups under a knitted canopy. */
import { retailBox } from '../parts/box.mjs';
import { flat, worn } from '../parts/headphones.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @type {import("../parts/headphones.mjs").Model} */
const MODEL = { make: 'mesh', cup: { w: 160, h: 212, r: 74 }, deep: 44 };

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => worn(S, c, MODEL, -38, 14),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => worn(S, c, MODEL, -76, 12),
  folded: (/** @type {Scene} */ S, /** @type {string} */ c) => flat(S, c, MODEL, { x: 94, z: 96, pitch: 52, yaw: -12 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 340, h: 380, d: 150, print: () => worn(S, c, MODEL, -38, 10), room: 0.74 }),
};
