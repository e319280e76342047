/** A cable laid in a coil on the table, coming from what stands beside it. */
import { tone } from '../palette.mjs';
import { cast, halo } from './shadow.mjs';
import { on as flatly } from './solid.mjs';
import { frame, spot } from './space.mjs';
import { spline } from './soft.mjs';
import { tube } from './tube.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Vec} Vec */

/**
 * @param {Scene} S @param {import("./space.mjs").Camera} cam
 * @param {{ from: Vec, at: Vec, r: number, color: string, width?: number, turns?: number }} o
 *   `from` where the cable leaves the thing, `at` the middle of the coil on the table
 */
export function coil(S, cam, { from, at: [x, y, z], r, color, width = 13, turns = 3 }) {
  const on = (/** @type {number} */ deg, /** @type {number} */ radius, /** @type {number} */ h) => {
    const a = (deg * Math.PI) / 180;
    return spot(cam, [x + Math.cos(a) * radius, y + h, z + Math.sin(a) * radius]);
  };
  const loop = (/** @type {number} */ i) => {
    const [radius, h] = [r + [0, 7, -6, 3][i % 4], width * (0.5 + 0.72 * i)];
    return spline(
      Array.from({ length: 14 }, (_, k) => on((360 * k) / 14, radius, h)),
      true,
    );
  };
  const top = width * (0.5 + 0.72 * turns);
  const lead = spline([
    spot(cam, from),
    spot(cam, [from[0] * 0.5 + (x - r * 0.4) * 0.5, y + width * 0.6, from[2] * 0.4 + (z - r) * 0.6]),
    on(-78, r * 1.02, top * 0.7),
    ...[-40, -5, 30, 65, 100, 135, 165].map((deg) => on(deg, r, top)),
    on(190, r * 0.96, top * 0.6),
    on(212, r * 0.9, width * 0.4),
  ]);
  const under = (/** @type {string} */ d) =>
    cast(S, d, width, { reach: width * 0.4, strength: 0.42, shift: [1, 3], color: tone(color, 0) });
  return (
    flatly(frame(cam, [x + 6, y, z + 5], 'up'), 0, halo(S, 0, 0, r, r, width * 3.4, 0.5)) +
    cast(S, lead, width, { reach: width, strength: 0.24, shift: [3, 7] }) +
    Array.from({ length: turns }, (_, i) => (i ? under(loop(i)) : '') + tube(S, loop(i), color, { width })).join('') +
    under(lead) +
    tube(S, lead, color, { width })
  );
}
