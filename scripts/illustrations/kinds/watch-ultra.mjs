/** A rugged flat watch: guarded crown, orange action button, woven loop. */
import { retailBox } from '../parts/box.mjs';
import { loupe } from '../parts/setting.mjs';
import { watch, watchBack } from '../parts/wristwatch.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const BANDS = { titanium: '#C96F34', black: '#4A4F45', graphite: '#2E5C9E', silver: '#D3C2A6' };

/** @param {string} c @param {keyof typeof BANDS} swatch */
const model = (c, swatch) => ({
  shape: { w: 252, h: 286, r: 70 },
  deep: 78,
  rugged: true,
  metal: c,
  strap: BANDS[swatch],
});

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"black"} */ s) => watch(S, model(c, s), -30, 12),
  side: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"black"} */ s) => watch(S, model(c, s), -62, 14),
  back: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"black"} */ s) => watchBack(S, model(c, s)),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"black"} */ s) =>
    loupe(S, () => watch(S, model(c, s), -50, 14), { x: 50, y: -10, k: 2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"black"} */ s) =>
    retailBox(S, { w: 260, h: 420, d: 120, c, mood: 'play', print: () => watch(S, model(c, s), -30, 8), room: 0.82 }),
};
