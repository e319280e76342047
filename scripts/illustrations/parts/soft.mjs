/**
 * Airbrush work for shapes that no solid describes: a body filled from light to
 * dark, its edges turned by stacking narrowing strokes inside the outline.
 */
import { tone } from '../palette.mjs';
import { el, group, num, SLANT, xy } from './scene.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/** Number pairs of an absolute M/L/C/Q/S path. @param {string} d */
export const pairs = (d) => {
  const all = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return Array.from({ length: all.length >> 1 }, (_, i) => [all[2 * i], all[2 * i + 1]]);
};

/** A smooth line through points (Catmull-Rom). @param {number[][]} p @param {boolean} [closed] */
export function spline(p, closed = false, tension = 1) {
  const n = p.length;
  const get = (/** @type {number} */ i) => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${xy(p[0])}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const k = tension / 6;
    d += `C${xy([b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k])} ${xy([c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k])} ${xy(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Stacked strokes that fade inwards. @param {string} d a path, or where one is defined @param {string} color */
export function feather(d, color, width = 20, strength = 0.5, shift = [0, 0], steps = 7) {
  const each = 1 - (1 - strength) ** (1 / steps);
  const strokes = Array.from({ length: steps }, (_, i) =>
    el(d.startsWith('#') ? 'use' : 'path', {
      [d.startsWith('#') ? 'href' : 'd']: d,
      'stroke-width': num((width * 2 * (i + 1)) / steps),
    }),
  );
  return group(
    {
      fill: 'none',
      stroke: color,
      'stroke-opacity': num(each, 3),
      'stroke-linejoin': 'round',
      transform: shift[0] || shift[1] ? `translate(${xy(shift)})` : undefined,
    },
    ...strokes,
  );
}

/**
 * A soft body.
 * @param {Scene} S
 * @param {string} d absolute path
 * @param {string} color
 * @param {{ edge?: number, from?: number, to?: number, shadow?: number, shine?: number, inner?: string }} [o]
 */
export function soft(S, d, color, { edge = 22, from = 0.84, to = 0.42, shadow = 0.6, shine = 0.55, inner = '' } = {}) {
  S.mark(...pairs(d));
  const href = S.shape(d);
  const steps = S.detail < 0.5 ? 4 : S.detail > 1 ? 18 : 7;
  const fill = S.linear({ 0: tone(color, from), 0.5: tone(color, (from + to) / 2 + 0.06), 1: tone(color, to) }, SLANT);
  return (
    el('use', { href, fill }) +
    group(
      { 'clip-path': S.clip(el('use', { href })) },
      feather(href, tone(color, 0.02), edge * 1.3, shadow, [-edge * 0.3, -edge * 0.42], steps),
      feather(href, tone(color, 1), edge * 0.62, shine, [edge * 0.16, edge * 0.3], steps),
      inner,
    )
  );
}

/** A round thing lit from the top left. @param {Scene} S */
export function ball(S, color = '#fff', x = 0, y = 0, rx = 10, ry = rx, turn = 0, gloss = 0.5) {
  S.mark([x - rx, y - ry], [x + rx, y + ry]);
  const at = {
    cx: num(x),
    cy: num(y),
    rx: num(rx),
    ry: num(ry),
    transform: turn ? `rotate(${num(turn)} ${xy([x, y])})` : undefined,
  };
  const fill = S.radial(
    {
      0: tone(color, 1),
      0.3: tone(color, 0.84),
      0.62: tone(color, 0.6),
      0.88: tone(color, 0.3),
      1: tone(color, 0.4),
    },
    { cx: 0.36, cy: 0.3, r: 0.74 },
  );
  const shine = S.radial({ 0: ['#fff', gloss], 1: ['#fff', 0] }, { cx: 0.34, cy: 0.26, r: 0.24 });
  return el('ellipse', { ...at, fill }) + (gloss ? el('ellipse', { ...at, fill: shine }) : '');
}
