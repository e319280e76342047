/**
 * Moulded bodies of any outline: a core carried along its plane's axis while a rounded
 * rim swells and shrinks about it. The outline is defined once; each slice strokes it.
 */
import { tone } from '../palette.mjs';
import { light, shade } from './light.mjs';
import { DOWN, el, group, num } from './scene.mjs';
import { pairs } from './soft.mjs';
import { matrix, point } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Frame} Frame */
/** @typedef {import("./space.mjs").Vec} Vec */
/** @typedef {import("./light.mjs").Material} Material */

/**
 * A quarter of an ellipse, from the wall (tilt 0) to where it lies flat.
 * @param {[height: number, swell: number]} from the widest place @param {[height: number, swell: number]} to
 * @returns {[height: number, swell: number][]}
 */
export const quarter = ([h0, r0], [h1, r1], steps = 10) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = (Math.PI / 2) * (i / steps);
    return [h0 + (h1 - h0) * Math.sin(a), r1 + (r0 - r1) * Math.cos(a)];
  });

/**
 * @param {Scene} S @param {Frame} F
 * @param {Material} m
 * @param {string} d the core, in the plane's measure
 * @param {[height: number, swell: number][]} profile from the ground up: heights, and how far the rim stands out there
 */
export function shell(S, F, m, d, profile) {
  const href = S.shape(d);
  const steps = profile.slice(1).map(([h, r], i) => {
    const [h0, r0] = profile[i];
    return { h, r, tilt: Math.atan2(r0 - r, h - h0) };
  });
  const normal = (/** @type {Vec} */ axis, /** @type {number} */ sign, /** @type {number} */ tilt) => {
    const [wall, lean] = [Math.cos(tilt) * sign, Math.sin(tilt)];
    const n = axis.map((v, i) => v * wall + F.W[i] * lean);
    const z = Math.max(0.12, n[2]);
    const k = 1 / Math.hypot(n[0], n[1], z);
    return /** @type {Vec} */ ([n[0] * k, n[1] * k, z * k]);
  };
  for (const { h, r } of steps)
    for (const [x, y] of pairs(d))
      for (const [a, b] of [
        [-r, 0],
        [r, 0],
        [0, -r],
        [0, r],
      ])
        S.mark(point(F, x + a, y + b, h));
  const slices = steps
    .filter((_, i) => S.detail >= 0.5 || i % 2 === 0 || i === steps.length - 1)
    .map(({ h, r, tilt }) => {
      const ends = (/** @type {Vec} */ axis) =>
        /** @type {[Vec, Vec]} */ ([normal(axis, -1, tilt), normal(axis, 1, tilt)]);
      const [far, near] = ends(F.V);
      const [left, right] = ends(F.U).map((n) => light(m, n));
      const mid = (left + right) / 2;
      const along = S.linear({ 0: shade(m, far), 0.5: tone(m.color, mid), 1: shade(m, near) }, DOWN);
      const across = S.linear(
        {
          0: [tone(m.color, left), 0.8],
          0.4: [tone(m.color, left), 0],
          0.6: [tone(m.color, right), 0],
          1: [tone(m.color, right), 0.8],
        },
        {},
      );
      const rim = { href, 'stroke-width': num(Math.max(0.2, r) * 2) };
      return group(
        { transform: matrix(F, h) },
        el('use', { ...rim, fill: along, stroke: along }),
        Math.abs(right - mid) < 0.03 ? '' : el('use', { ...rim, fill: across, stroke: across }),
      );
    })
    .join('');
  return group({ 'stroke-linejoin': 'round' }, slices);
}
