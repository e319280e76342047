/** A game controller of our own, symmetric shape, seen from a little above. */
import { INK, STEEL, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { pad, stick } from '../parts/gamepad.mjs';
import { el, group } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { ball, soft, spline } from '../parts/soft.mjs';
import { button, grille, port, rating, screw, seam } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @param {number[][]} half from top centre to bottom centre, right side */
const mirrored = (half) =>
  spline(
    [
      ...half,
      ...half
        .slice(1, -1)
        .toReversed()
        .map(([x, y]) => [-x, y]),
    ],
    true,
  );

const BODY = mirrored([
  [0, -104],
  [62, -106],
  [116, -118],
  [168, -112],
  [210, -72],
  [236, 8],
  [252, 98],
  [246, 158],
  [212, 178],
  [176, 146],
  [138, 92],
  [84, 70],
  [0, 68],
]);
const SHOULDERS = mirrored([
  [0, -100],
  [70, -116],
  [112, -140],
  [166, -138],
  [206, -104],
  [214, -66],
  [120, -60],
  [0, -62],
]);
const PLATE = mirrored([
  [0, -98],
  [58, -98],
  [84, -76],
  [92, -24],
  [112, 26],
  [96, 62],
  [40, 62],
  [0, 62],
]);

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const keys = [
    [0, -32],
    [32, 0],
    [0, 32],
    [-32, 0],
  ];
  return (
    blot(S, 196, 172, 96, 26, 0.34) +
    blot(S, -188, 172, 96, 26, 0.34) +
    blot(S, 8, 96, 200, 56, 0.26) +
    soft(S, SHOULDERS, tone(INK, 0.8), { edge: 12, shine: 0.5, from: 0.95 }) +
    soft(S, BODY, c, { edge: 30, shine: 0.75, shadow: 0.62, inner: grips(S, c) }) +
    el('path', {
      d: PLATE,
      fill: S.linear({ 0: tone(c, 0.9), 1: tone(c, 0.52) }, { x2: 0.2, y2: 1 }),
      opacity: 0.7,
    }) +
    seam(PLATE, c, 1.6) +
    pad(S, -148, -36) +
    group(
      { transform: 'translate(148 -36)' },
      el('circle', {
        r: 62,
        fill: S.radial({ 0.7: [tone(c, 0), 0.16], 1: [tone(c, 0), 0] }),
      }),
      ...keys.map(
        ([x, y]) =>
          el('circle', { cx: x + 2, cy: y + 4, r: 17, fill: '#000', opacity: 0.45 }) +
          ball(S, tone(INK, 0.9), x, y, 16, 16, 0, 0.65),
      ),
    ) +
    stick(S, -72, 30) +
    stick(S, 72, 30) +
    button(S, tone(INK, 0.8), -34, -64, 14, 24, 7) +
    button(S, tone(INK, 0.8), 34, -64, 14, 24, 7) +
    ball(S, STEEL, 0, -26, 17, 17, 0, 0.6) +
    el('circle', { cy: -26, r: 17, fill: 'none', stroke: tone(c, 0), 'stroke-opacity': 0.5, 'stroke-width': 2 }) +
    [-18, -6, 6, 18]
      .map((x, i) => el('rect', { x: x - 3.5, y: 42, width: 7, height: 4, rx: 2, fill: i ? tone(c, 0.15) : '#8FE6AE' }))
      .join('')
  );
}

/** Fine dots where the palms lie. @param {Scene} S @param {string} c */
function grips(S, c) {
  const d = 'M196 20C226 60 262 120 244 170C220 190 190 160 172 120Z';
  const mirror = 'M-196 20C-226 60 -262 120 -244 170C-220 190 -190 160 -172 120Z';
  return el('path', { d: d + mirror, fill: grille(S, c, 6.4, 0.22, 0.5), opacity: 0.8 });
}

/** @param {Scene} S @param {string} c */
function back(S, c) {
  const trigger = (/** @type {number} */ s) =>
    spline(
      [
        [s * 96, -74],
        [s * 92, -128],
        [s * 112, -160],
        [s * 158, -164],
        [s * 196, -132],
        [s * 204, -84],
        [s * 160, -66],
      ],
      true,
    );
  const cover = 'M-58 -52Q-58 -64 -46 -64H46Q58 -64 58 -52V18Q58 34 44 38L20 46H-20L-44 38Q-58 34 -58 18Z';
  return (
    blot(S, 196, 172, 96, 26, 0.34) +
    blot(S, -188, 172, 96, 26, 0.34) +
    blot(S, 8, 96, 200, 56, 0.26) +
    soft(S, BODY, tone(c, 0.56), { edge: 30, shine: 0.6, shadow: 0.62, inner: grips(S, c) }) +
    soft(S, trigger(-1), tone(INK, 0.85), { edge: 14, shine: 0.55 }) +
    soft(S, trigger(1), tone(INK, 0.85), { edge: 14, shine: 0.45 }) +
    el('path', {
      d: 'M-186 -96Q-148 -78 -108 -94M186 -96Q148 -78 108 -94',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 2,
    }) +
    el('path', {
      d: cover,
      fill: S.linear({ 0: tone(c, 0.72), 1: tone(c, 0.4) }, { x2: 0.2, y2: 1 }),
    }) +
    seam(cover, c, 1.8) +
    port(S, 0, -88, 34, 12) +
    rating(0, -10, 62, tone(c, c > '#9' ? 0 : 1), 3) +
    el('path', {
      d: 'M-12 -46h24',
      stroke: tone(c, 0),
      'stroke-opacity': 0.5,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    screw(S, -92, 44, 6.5) +
    screw(S, 92, 44, 6.5) +
    screw(S, -206, 132, 6.5) +
    screw(S, 206, 132, 6.5) +
    soft(S, 'M-148 -34Q-128 -44 -122 -20L-116 18Q-118 34 -134 26Q-152 0 -148 -34Z', c, { edge: 8 }) +
    soft(S, 'M148 -34Q128 -44 122 -20L116 18Q118 34 134 26Q152 0 148 -34Z', c, { edge: 8 })
  );
}

export const views = {
  front,
  back,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 400, h: 330, d: 150, print: () => front(S, c), room: 0.8 }),
};
