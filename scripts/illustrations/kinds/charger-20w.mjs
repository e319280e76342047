/** The small wall charger: one USB-C opening, prongs on the far side. */
import { wallplug } from '../parts/wallplug.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const SIZE = { w: 208, h: 208, d: 214, r: 54 };

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    wallplug(S, c, { ...SIZE, yaw: -36, pitch: 24, ports: [0], prongs: 'right' }),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    wallplug(S, c, { ...SIZE, yaw: 38, pitch: 24, ports: [], prongs: 'front' }),
};
