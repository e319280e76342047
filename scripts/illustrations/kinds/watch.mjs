/** A rounded-square smartwatch on a sport band. */
import { SWATCHES, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { loupe } from '../parts/setting.mjs';
import { watch, watchBack } from '../parts/wristwatch.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** Band color by case color: most of what is seen is band, so it keeps to the swatch's name. */
const BANDS = {
  midnight: tone(SWATCHES.midnight, 0.5),
  black: tone(SWATCHES.black, 0.5),
  silver: '#D9DCDF',
  rose: '#E7C9C0',
  titanium: '#A99F92',
  graphite: '#5F646C',
};

/** @param {string} c @param {keyof typeof BANDS} swatch */
const model = (c, swatch) => ({
  shape: { w: 236, h: 280, r: 84 },
  deep: 74,
  rugged: false,
  metal: c,
  strap: BANDS[swatch],
});

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"rose"} */ s) => watch(S, model(c, s), -30, 12),
  side: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"rose"} */ s) => watch(S, model(c, s), -66, 14),
  back: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"rose"} */ s) => watchBack(S, model(c, s)),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"rose"} */ s) =>
    loupe(S, () => watch(S, model(c, s), -50, 14), { x: 50, y: -10, k: 2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"rose"} */ s) =>
    retailBox(S, { w: 230, h: 420, d: 110, c, mood: 'play', print: () => watch(S, model(c, s), -30, 8), room: 0.82 }),
};
