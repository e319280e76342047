/** The compact double charger: two USB-C openings beside folding prongs. */
import { wallplug } from '../parts/wallplug.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const SIZE = { w: 150, h: 246, d: 236, r: 44 };

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    wallplug(S, c, { ...SIZE, yaw: -44, pitch: 22, ports: [-44, 44], prongs: 'right' }),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    wallplug(S, c, { ...SIZE, yaw: -68, pitch: 16, ports: [-44, 44], prongs: 'right' }),
};
