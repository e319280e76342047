/** The compact double charger: two USB-C openings beside folding prongs. */
import { retailBox } from '../parts/box.mjs';
import { loupe } from '../parts/setting.mjs';
import { wallplug } from '../parts/wallplug.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const SIZE = { w: 150, h: 246, d: 236, r: 44 };

const front = (/** @type {Scene} */ S, /** @type {string} */ c) =>
  wallplug(S, c, { ...SIZE, yaw: -44, pitch: 22, ports: [-44, 44], prongs: 'right' });

export const views = {
  front,
  side: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    wallplug(S, c, { ...SIZE, yaw: -68, pitch: 16, ports: [-44, 44], prongs: 'right' }),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) => loupe(S, () => front(S, c), { x: -80, y: 0, k: 2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 250, h: 270, d: 200, c, mood: 'power', print: () => front(S, c), room: 0.66 }),
};
