/** A magnetic charging puck on its cable. */
import { STEEL, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { el, SLANT } from '../parts/scene.mjs';
import { phoneBack } from '../parts/phone.mjs';
import { blot, contact } from '../parts/shadow.mjs';
import { circle, on, rounded, solid } from '../parts/solid.mjs';
import { camera, frame, moved } from '../parts/space.mjs';
import { spline } from '../parts/soft.mjs';
import { plug, tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @param {Scene} S @param {import("../parts/space.mjs").Frame} F @param {string} c */
const puck = (S, F, c, r = 128, deep = 26) =>
  solid(S, F, material(STEEL, 'polish'), circle(r), rounded(deep - 4, 5, 6)) +
  solid(S, moved(F, 0, 0, deep - 5), material(c, 'gloss'), circle(r - 7), rounded(6, 4, 0)) +
  on(
    moved(F, 0, 0, deep + 1),
    0,
    el('circle', { r: r * 0.66, fill: 'none', stroke: tone(c, 0.3), 'stroke-opacity': 0.5, 'stroke-width': 2 }),
    el('circle', { r: r * 0.66, cy: 1.6, fill: 'none', stroke: '#fff', 'stroke-width': 1.4, 'stroke-opacity': 0.9 }),
    el('circle', {
      r: r - 12,
      fill: S.linear({ 0: ['#fff', 0.75], 0.5: ['#fff', 0], 1: [tone(c, 0.2), 0.25] }, SLANT),
    }),
  );

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const cam = camera(-14, 52);
  const F = frame(cam, [0, 0, 0], 'up');
  const cable = spline([
    [108, 22],
    [178, 52],
    [222, 120],
    [186, 196],
    [70, 226],
    [-60, 206],
    [-166, 190],
    [-210, 120],
    [-196, 60],
  ]);
  return (
    contact(S, cam, [0, 0, 0], 128, 128, 0.42) +
    blot(S, 10, 214, 240, 40, 0.16) +
    el('path', {
      d: cable,
      fill: 'none',
      stroke: '#12141a',
      'stroke-opacity': 0.12,
      'stroke-width': 22,
      transform: 'translate(3 8)',
    }) +
    tube(S, cable, c, { width: 15 }) +
    plug(S, c, { x: -196, y: 62, turn: 12, size: 1.15 }) +
    puck(S, F, c)
  );
}

/** @param {Scene} S @param {string} c */
function inUse(S, c) {
  const cam = camera(-26, 14);
  const F = frame(cam, [0, 0, -13], 'front');
  const cable = spline([
    [34, 96],
    [60, 170],
    [36, 240],
    [96, 276],
    [190, 262],
    [236, 250],
  ]);
  return (
    contact(S, cam, [0, -222, 0], 120, 60, 0.4) +
    phoneBack(S, F) +
    on(
      F,
      26,
      el('circle', {
        r: 84,
        cx: 5,
        cy: 9,
        fill: S.radial({ 0.8: ['#0b0d12', 0.5], 1: ['#0b0d12', 0] }),
      }),
    ) +
    el('path', {
      d: cable,
      fill: 'none',
      stroke: '#12141a',
      'stroke-opacity': 0.16,
      'stroke-width': 14,
      transform: 'translate(5 7)',
    }) +
    tube(S, cable, c, { width: 11 }) +
    puck(S, moved(F, 0, 0, 26), c, 78, 15)
  );
}

export const views = {
  front,
  'in-use': inUse,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 320, h: 340, d: 80, print: () => front(S, c), room: 0.72 }),
};
