/** A woven USB-C cable, coiled and tied. */
import { INK, LOUPE, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { DOWN, el, group, SLANT } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { spline } from '../parts/soft.mjs';
import { plug, tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** One turn of the coil. */
const turnOf = (
  /** @type {number} */ rx,
  /** @type {number} */ ry,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ from,
  /** @type {number} */ to,
) =>
  Array.from({ length: 17 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 16) * Math.PI) / 180;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const w = 19;
  const loops = [
    [170, 152, 6, 4],
    [184, 164, -2, -2],
    [162, 146, -4, 8],
  ].map(([rx, ry, x, y]) => spline(turnOf(rx, ry, x, y, 0, 360).slice(0, -1), true));
  const ends = [
    [...turnOf(176, 158, 2, 0, -88, 28), [138, 122], [120, 186]],
    [...turnOf(178, 157, -2, 2, -92, -214), [-134, 132], [-124, 198]],
  ].map((p) => spline(p));
  return (
    el('ellipse', {
      cx: 8,
      cy: 12,
      rx: 174,
      ry: 156,
      fill: 'none',
      stroke: '#12141a',
      'stroke-opacity': 0.07,
      'stroke-width': 56,
    }) +
    el('ellipse', {
      cx: 6,
      cy: 10,
      rx: 174,
      ry: 156,
      fill: 'none',
      stroke: '#12141a',
      'stroke-opacity': 0.1,
      'stroke-width': 40,
    }) +
    blot(S, 132, 226, 60, 34, 0.2) +
    blot(S, -118, 238, 60, 34, 0.2) +
    [...loops, ...ends]
      .map(
        (d, i) =>
          (i
            ? el('path', {
                d,
                fill: 'none',
                stroke: tone(c, 0),
                'stroke-opacity': 0.34,
                'stroke-width': w + 3,
                transform: 'translate(1.5 3.5)',
              })
            : '') + tube(S, d, c, { width: w, woven: true }),
      )
      .join('') +
    plug(S, c, { x: 120, y: 182, turn: 194, size: 1.16 }) +
    plug(S, c, { x: -124, y: 194, turn: 172, size: 1.16 }) +
    tie(S, c)
  );
}

/** The strap that holds the coil. @param {Scene} S @param {string} c */
function tie(S, c) {
  const band = c > '#9' ? '#B9BCC2' : INK;
  return group(
    { transform: 'translate(0 -156) rotate(2) scale(1.15)' },
    el('rect', {
      x: -20,
      y: -30,
      width: 40,
      height: 62,
      rx: 12,
      fill: S.linear({ 0: tone(band, 0.98), 0.4: tone(band, 0.66), 1: tone(band, 0.2) }, DOWN),
    }),
    el('path', {
      d: 'M-14 -22V24M14 -22V24',
      stroke: tone(band, 1),
      'stroke-opacity': 0.4,
      'stroke-width': 1.6,
      'stroke-dasharray': '4 3',
    }),
  );
}

/** Both ends close to, as through a loupe. @param {Scene} S @param {string} c */
function detail(S, c) {
  S.mark([-242, -240], [242, 240]);
  const lens = el('circle', { r: 240 });
  const low = spline([
    [-262, 30],
    [-214, 122],
    [-150, 150],
    [-104, 112],
  ]);
  const high = spline([
    [10, 300],
    [98, 262],
    [132, 214],
    [112, 160],
  ]);
  const shade = (/** @type {string} */ d) =>
    el('path', {
      d,
      fill: 'none',
      stroke: '#1a150c',
      'stroke-opacity': 0.22,
      'stroke-width': 44,
      transform: 'translate(10 16)',
    });
  return group(
    { 'clip-path': S.clip(lens) },
    el('circle', {
      r: 240,
      fill: S.linear({ 0: tone(LOUPE, 0.98), 1: tone(LOUPE, 0.5) }, SLANT),
    }),
    ...S.mute(() => [
      shade(high),
      blot(S, 96, 40, 90, 170, 0.26),
      tube(S, high, c, { width: 40, woven: true }),
      plug(S, c, { x: 116, y: 172, turn: -20, size: 3.9 }),
      blot(S, -10, 10, 100, 170, 0.26),
      shade(low),
      tube(S, low, c, { width: 40, woven: true }),
      plug(S, c, { x: -110, y: 118, turn: 34, size: 3.9 }),
    ]),
    el('circle', {
      r: 240,
      fill: S.radial({ 0.84: ['#000', 0], 1: ['#000', 0.16] }),
    }),
  );
}

export const views = {
  front,
  detail,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 280, h: 360, d: 80, print: () => front(S, c), room: 0.72 }),
};
