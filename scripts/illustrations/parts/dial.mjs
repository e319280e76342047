/** A watch face that needs no words: hands, a ring of minutes, three rings of activity, four small gauges. */
import { el, num } from './scene.mjs';
import { panel, shrink } from './solid.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./solid.mjs").Contour} Contour */

const ray = (/** @type {number} */ deg, /** @type {number} */ r) => {
  const a = ((deg - 90) * Math.PI) / 180;
  return `${num(Math.cos(a) * r)} ${num(Math.sin(a) * r)}`;
};
/** Part of a ring, in degrees clockwise from the top. */
export const arc = (/** @type {number} */ r, /** @type {number} */ from, /** @type {number} */ to) =>
  `M${ray(from, r)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${ray(to, r)}`;

/** @param {Scene} S @param {Contour} c @param {boolean} rugged */
export function face(S, c, rugged) {
  const R = c.w * 0.33;
  const ticks = Array.from(
    { length: 60 },
    (_, i) => `M${ray(i * 6, R * (i % 5 ? 1.0 : 0.95))}L${ray(i * 6, R * 1.06)}`,
  ).join('');
  const hand = (/** @type {number} */ deg, /** @type {number} */ r, /** @type {number} */ w, color = '#fff') =>
    el('path', {
      d: `M${ray(deg, r * 0.16)}L${ray(deg, r)}`,
      stroke: color,
      'stroke-width': w,
      'stroke-linecap': 'round',
    });
  const [dx, dy] = [c.w * 0.33, c.h * 0.36];
  const ring = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ color,
    /** @type {number} */ to,
  ) =>
    el(
      'g',
      { transform: `translate(${num(x)} ${num(y)})`, fill: 'none', 'stroke-width': 4.4, 'stroke-linecap': 'round' },
      el('circle', { r: 12, stroke: color, 'stroke-opacity': 0.25 }) +
        el('path', { d: arc(12, 0, to), stroke: color }) +
        el('circle', { r: 2.6, fill: color, stroke: 'none' }),
    );
  return (
    panel(c, { fill: '#050608' }) +
    panel(shrink(c, 8), {
      fill: S.radial({ 0: rugged ? '#23201c' : '#1d2536', 1: '#07080b' }, { cy: 0.46 }),
    }) +
    el('path', { d: ticks, stroke: '#fff', 'stroke-opacity': 0.8, 'stroke-width': 1.6 }) +
    el(
      'g',
      { fill: 'none', 'stroke-width': 6, 'stroke-linecap': 'round' },
      el('path', { d: arc(R * 0.72, 0, 262), stroke: rugged ? '#F08A3C' : '#E8566B' }) +
        el('path', { d: arc(R * 0.56, 0, 196), stroke: rugged ? '#F4D36A' : '#9BE36A' }) +
        el('path', { d: arc(R * 0.4, 0, 300), stroke: '#59C8E6' }),
    ) +
    ring(-dx, -dy, '#F4B04A', 220) +
    ring(dx, -dy, '#59C8E6', 120) +
    ring(-dx, dy, '#9BE36A', 280) +
    ring(dx, dy, '#E8566B', 170) +
    hand(304, R * 0.64, 7) +
    hand(52, R * 0.94, 6) +
    hand(196, R, 2, '#F08A3C') +
    el('circle', { r: 5, fill: '#fff' }) +
    el('circle', { r: 2.4, fill: '#F08A3C' })
  );
}
