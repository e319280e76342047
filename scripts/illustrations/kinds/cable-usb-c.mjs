/** A woven USB-C cable, coiled and tied. */
import { INK, LOUPE, isLight, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { DOWN, el, group, SLANT } from '../parts/scene.mjs';
import { cast, halo } from '../parts/shadow.mjs';
import { on } from '../parts/solid.mjs';
import { camera, frame, spot } from '../parts/space.mjs';
import { spline } from '../parts/soft.mjs';
import { plug, tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** Points of an elliptical arc around (x, y), from `from` to `to` in degrees. */
const arcPoints = (
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
  ].map(([rx, ry, x, y]) => spline(arcPoints(rx, ry, x, y, 0, 360).slice(0, -1), true));
  const ends = [
    [...arcPoints(176, 158, 2, 0, -88, 28), [138, 122], [120, 186]],
    [...arcPoints(178, 157, -2, 2, -92, -214), [-134, 132], [-124, 198]],
  ].map((p) => spline(p));
  return (
    halo(S, 7, 13, 174, 156, 48, 0.4) +
    ends.map((d) => cast(S, d, w, { reach: 18, strength: 0.24, shift: [5, 10] })).join('') +
    cast(S, 'M120 190L104 246', 30, { reach: 16, strength: 0.26, shift: [5, 10] }) +
    cast(S, 'M-124 200L-116 256', 30, { reach: 16, strength: 0.26, shift: [5, 10] }) +
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
  const band = isLight(c) ? '#B9BCC2' : INK;
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

/** A close-up of both ends, as through a magnifying glass. @param {Scene} S @param {string} c */
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
  const shade = (/** @type {string} */ d) => cast(S, d, 44, { reach: 34, strength: 0.4, shift: [10, 18] });
  return group(
    { 'clip-path': S.clip(lens) },
    el('circle', {
      r: 240,
      fill: S.linear({ 0: tone(LOUPE, 0.98), 1: tone(LOUPE, 0.5) }, SLANT),
    }),
    ...S.mute(() => [
      shade(high),
      cast(S, 'M116 150L40 -84', 96, { reach: 40, strength: 0.36, shift: [12, 22] }),
      tube(S, high, c, { width: 40, woven: true }),
      plug(S, c, { x: 116, y: 172, turn: -20, size: 3.9 }),
      cast(S, 'M-104 104L30 -92', 96, { reach: 40, strength: 0.36, shift: [12, 22] }),
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

/** Lying on the table in a low coil, one end toward the viewer. @param {Scene} S @param {string} c */
function side(S, c) {
  const cam = camera(-24, 30);
  const w = 20;
  const round = (/** @type {number} */ r, /** @type {number} */ y, from = 0, to = 360, x = 0, z = 0) =>
    Array.from({ length: 21 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 20) * Math.PI) / 180;
      return spot(cam, [x + Math.cos(a) * r, y, z + Math.sin(a) * r]);
    });
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) => spot(cam, [x, y, z]);
  const layers = [
    [176, 10, 0, 0],
    [190, 30, 4, -3],
    [168, 40, -5, 4],
    [182, 56, 2, 2],
  ];
  const arc = (/** @type {number} */ from, /** @type {number} */ to) =>
    layers.map(([r, y, x, z]) => spline(round(r, y, from, to, x, z)));
  const behind = spline([
    at(-138, 30, 104),
    at(-170, 36, 50),
    at(-180, 46, -16),
    at(-160, 60, -80),
    at(-118, 70, -136),
    ...round(180, 75, -112, 12),
  ]);
  const firstEnd = spline([
    ...round(180, 75, -10, 46),
    at(82, 66, 172),
    at(30, 40, 212),
    at(-30, 16, 242),
    at(-96, 12, 262),
  ]);
  const secondEnd = spline([at(-182, 10, 20), at(-176, 10, 90), at(-120, 10, 160), at(10, 10, 214), at(110, 10, 260)]);
  const strand = (/** @type {string} */ d, hasShadow = true) =>
    (hasShadow ? cast(S, d, w, { reach: 7, strength: 0.5, shift: [1, 5], color: tone(c, 0) }) : '') +
    tube(S, d, c, { width: w, woven: true });
  const [ex, ey] = at(-92, 12, 262);
  const [fx, fy] = at(106, 10, 258);
  return (
    on(frame(cam, [10, 0, 8], 'up'), 0, halo(S, 0, 0, 180, 180, 66, 0.5)) +
    cast(S, firstEnd, w, { reach: 15, strength: 0.24, shift: [4, 18] }) +
    cast(S, secondEnd, w, { reach: 14, strength: 0.3, shift: [4, 9] }) +
    cast(S, `M${ex} ${ey}l-64 12`, 28, { reach: 14, strength: 0.3, shift: [4, 12] }) +
    cast(S, `M${fx} ${fy}l58 34`, 28, { reach: 14, strength: 0.3, shift: [4, 12] }) +
    arc(170, 370)
      .map((d, i) => strand(d, i > 0))
      .join('') +
    strand(behind) +
    strand(secondEnd) +
    arc(0, 180)
      .map((d, i) => strand(d, i > 0))
      .join('') +
    strand(firstEnd) +
    plug(S, c, { x: fx, y: fy, turn: 118, size: 1.2 }) +
    plug(S, c, { x: ex, y: ey, turn: 260, size: 1.2 })
  );
}

export const views = {
  front,
  side,
  detail,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 280, h: 360, d: 80, c, mood: 'power', print: () => front(S, c), room: 0.72 }),
};
