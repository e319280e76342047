/** The small wall charger: one USB-C opening, prongs on the far side. */
import { retailBox } from '../parts/box.mjs';
import { loupe } from '../parts/setting.mjs';
import { wallplug } from '../parts/wallplug.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const SIZE = { w: 208, h: 208, d: 214, r: 54 };

const front = (/** @type {Scene} */ S, /** @type {string} */ c) =>
  wallplug(S, c, { ...SIZE, yaw: -36, pitch: 24, ports: [0], prongs: 'right' });

export const views = {
  front,
  side: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    wallplug(S, c, { ...SIZE, yaw: 38, pitch: 24, ports: [], prongs: 'front' }),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) => loupe(S, () => front(S, c), { x: -50, y: 0, k: 2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 250, h: 270, d: 200, c, mood: 'power', print: () => front(S, c), room: 0.66 }),
};
