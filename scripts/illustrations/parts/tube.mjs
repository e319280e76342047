/** Round things along a line: cables, rods, loops, and what a cable ends in. */
import { tone, STEEL } from '../palette.mjs';
import { el, group, num, xy } from './scene.mjs';
import { pairs } from './soft.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/** From the edge inwards: share of the width, and its light. */
const LAYERS = [
  [1, 0.16],
  [0.93, 0.26],
  [0.86, 0.36],
  [0.76, 0.46],
  [0.66, 0.56],
  [0.55, 0.65],
  [0.44, 0.74],
  [0.32, 0.82],
  [0.2, 0.9],
];

/**
 * @param {Scene} S
 * @param {string} d
 * @param {string} color
 * @param {{ width?: number, woven?: boolean, shine?: number, cap?: string }} [o] `woven` lays a braid over it
 */
export function tube(S, d, color, { width = 12, woven = false, shine = 0, cap = 'round' } = {}) {
  for (const [x, y] of pairs(d)) S.mark([x - width / 2, y - width / 2], [x + width / 2, y + width / 2]);
  const href = S.shape(d);
  const layers = S.detail < 0.5 ? LAYERS.filter((_, i) => i % 4 === 0) : LAYERS;
  const body = layers.map(([share, t]) =>
    el('use', {
      href,
      stroke: tone(color, t + shine * ((1 - share) / 0.8) ** 2),
      'stroke-width': num(width * share),
      transform: share < 1 ? `translate(${xy([(share - 1) * width * 0.175, (share - 1) * width * 0.25])})` : undefined,
    }),
  );
  const braid = woven
    ? [
        el('use', {
          href,
          stroke: tone(color, 0.02),
          'stroke-opacity': 0.26,
          'stroke-width': num(width * 0.94),
          'stroke-dasharray': `${num(width * 0.08, 2)} ${num(width * 0.16, 2)}`,
        }),
        el('use', {
          href,
          stroke: tone(color, 1),
          'stroke-opacity': 0.3,
          'stroke-width': num(width * 0.3),
          'stroke-dasharray': `${num(width * 0.12, 2)} ${num(width * 0.12, 2)}`,
          'stroke-dashoffset': num(width * 0.1, 2),
          transform: `translate(${xy([-width * 0.12, -width * 0.16])})`,
        }),
        el('use', {
          href,
          stroke: tone(color, 0.02),
          'stroke-opacity': 0.2,
          'stroke-width': num(width * 0.3),
          'stroke-dasharray': `${num(width * 0.12, 2)} ${num(width * 0.12, 2)}`,
          'stroke-dashoffset': num(width * 0.2, 2),
          transform: `translate(${xy([width * 0.1, width * 0.14])})`,
        }),
      ]
    : [];
  return group({ fill: 'none', 'stroke-linecap': woven ? 'butt' : cap, 'stroke-linejoin': 'round' }, ...body, ...braid);
}

/** Which way a plug points that goes on from the last two points, in degrees. @param {number[]} a @param {number[]} b */
export const heading = ([ax, ay], [bx, by]) => (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;

/** A gradient across a small upright part. @param {Scene} S @param {string} color */
export const barrel = (S, color, lo = 0.24) =>
  S.linear({
    0: tone(color, 0.62),
    0.22: tone(color, 0.95),
    0.5: tone(color, 0.7),
    0.86: tone(color, lo),
    1: tone(color, lo + 0.2),
  });

/**
 * A connector, drawn pointing up with its strain relief at the origin.
 * @param {Scene} S
 * @param {string} color
 * @param {{ x: number, y: number, turn?: number, size?: number, tip?: "usb-c" | "lightning" | "none" }} o turn in degrees
 */
export function plug(S, color, { x, y, turn = 0, size = 1, tip = 'usb-c' }) {
  const reach = 74 * size;
  const a = ((turn - 90) * Math.PI) / 180;
  S.mark([x, y], [x + Math.cos(a) * reach, y + Math.sin(a) * reach]);
  const fill = barrel(S, color);
  const ribs = [0, 1, 2].map((i) =>
    el('rect', {
      x: -7 + i * 0.6,
      y: -8 - i * 5,
      width: 14 - i * 1.2,
      height: 2,
      fill: tone(color, 0.1),
      opacity: 0.35,
    }),
  );
  const metal = barrel(S, STEEL, 0.2);
  const tips = {
    'usb-c':
      el('rect', { x: -11, y: -76, width: 22, height: 26, rx: 4.5, fill: metal }) +
      el('rect', { x: -8, y: -75.5, width: 16, height: 4, rx: 2, fill: '#2a2c31' }) +
      el('path', { d: 'M-4 -62v8M4 -62v8', stroke: tone(STEEL, 0.3), 'stroke-width': 1.4, 'stroke-linecap': 'round' }),
    lightning:
      el('rect', { x: -10, y: -73, width: 20, height: 24, rx: 4, fill: metal }) +
      Array.from({ length: 6 }, (_, i) =>
        el('rect', { x: -7.4 + i * 2.6, y: -68, width: 1.7, height: 9, rx: 0.8, fill: '#c79a4b' }),
      ).join(''),
    none: '',
  };
  return group(
    { transform: `translate(${xy([x, y])}) rotate(${num(turn)}) scale(${num(size, 2)})` },
    tips[tip],
    el('rect', { x: -8, y: -20, width: 16, height: 24, rx: 6, fill }),
    ...ribs,
    el('rect', { x: -16, y: -54, width: 32, height: 38, rx: 8, fill }),
    el('rect', { x: -16, y: -54, width: 32, height: 7, rx: 3.5, fill: tone(color, 1), opacity: 0.5 }),
    el('rect', { x: -15, y: -22, width: 30, height: 5, rx: 2.5, fill: tone(color, 0.1), opacity: 0.3 }),
  );
}
