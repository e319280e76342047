/** A palm-sized square speaker with a strap across its back. */
import { STEEL, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { el } from '../parts/scene.mjs';
import { contact } from '../parts/shadow.mjs';
import { on, panel, rounded, shrink, solid } from '../parts/solid.mjs';
import { loupe, onBoard } from '../parts/setting.mjs';
import { camera, frame } from '../parts/space.mjs';
import { feather } from '../parts/soft.mjs';
import { button, grille, lamp, port, rating, screw } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const BODY = { w: 300, h: 300, r: 78 };
const DEPTH = 104;

/** @param {Scene} S @param {string} c @param {number} [yaw] */
function front(S, c, yaw = -30) {
  const cam = camera(yaw, 20);
  const F = frame(cam, [0, 0, -DEPTH / 2], 'front');
  const top = frame(cam, [0, BODY.h / 2 - 1, 0], 'up');
  const face = shrink(BODY, 34);
  return (
    contact(S, cam, [0, -BODY.h / 2, 0], 120, 62, 0.42) +
    strap(S, cam, c, true) +
    solid(S, F, material(c, 'matte'), BODY, rounded(DEPTH, 34, 34)) +
    on(top, 0, button(S, c, -44, -2, 26, 20, 10), button(S, c, 0, -2, 30, 20, 10), button(S, c, 44, -2, 26, 20, 10)) +
    on(
      F,
      DEPTH - 1,
      panel(shrink(face, -4), {
        fill: S.linear({ 0: tone(c, 0), 0.5: tone(c, 0.3), 1: tone(c, 1) }, { x2: 0.3, y2: 1 }),
      }),
      panel(face, {
        fill: S.linear({ 0: tone(c, 0.78), 0.5: tone(c, 0.46), 1: tone(c, 0.22) }, { x2: 0.5, y2: 1 }),
      }),
      panel(shrink(face, 8), { fill: grille(S, c, 10, 0.29, 0.9) }),
      panel(face, {
        fill: S.radial({ 0: ['#fff', 0.3], 0.6: ['#fff', 0.02], 1: ['#000', 0.12] }, { cx: 0.28, cy: 0.2, r: 0.9 }),
      }),
    )
  );
}

/** The strap: a flat silicone tongue with a button end. @param {Scene} S @param {import("../parts/space.mjs").Camera} cam @param {string} c @param {boolean} behind */
function strap(S, cam, c, behind) {
  const B = frame(cam, [0, 0, -DEPTH / 2 - 6], behind ? 'front' : 'back');
  const m = material(tone(c, 0.5), 'satin');
  return behind
    ? solid(S, B, m, { w: 84, h: 344, r: 30 }, rounded(12, 4, 4))
    : solid(S, B, m, { w: 92, h: 250, r: 40 }, rounded(16, 6, 4));
}

/** @param {Scene} S @param {string} c */
function back(S, c) {
  const cam = camera(150, 18);
  const F = frame(cam, [0, 0, -DEPTH / 2], 'front');
  const B = frame(cam, [0, 0, -DEPTH / 2], 'back');
  const right = frame(cam, [-BODY.w / 2, 0, 0], 'left');
  return (
    contact(S, cam, [0, -BODY.h / 2, 0], 120, 62, 0.42) +
    solid(S, F, material(c, 'matte'), BODY, rounded(DEPTH, 34, 34)) +
    on(right, 0, panel({ w: 40, h: 64, r: 16 }, { fill: tone(c, 0.16) }), port(S, 0, 0, 13, 34)) +
    on(B, 0, feather(`M-52 -112H52V116H-52Z`, tone(c, 0), 8, 0.4, [3, 5])) +
    strap(S, cam, c, false) +
    on(
      B,
      22,
      el('circle', { r: 19, cy: 82, fill: tone(c, 0.02), opacity: 0.5 }),
      el('circle', {
        r: 17,
        cy: 80,
        fill: S.linear({ 0: tone(STEEL, 1), 0.5: tone(STEEL, 0.5), 1: tone(STEEL, 0.8) }, { x2: 0.5, y2: 1 }),
      }),
      el('circle', {
        r: 11,
        cy: 80,
        fill: S.linear({ 0: tone(STEEL, 0.4), 1: tone(STEEL, 0.95) }, { x2: 0.5, y2: 1 }),
      }),
      ...[-70, -50, -30].map((y) => panel({ w: 44, h: 6, r: 3 }, { fill: tone(c, 0.1), opacity: 0.5 }, 0, y)),
    ) +
    on(
      B,
      0,
      screw(S, -92, -92, 6, STEEL),
      screw(S, 92, -92, 6, STEEL),
      screw(S, -92, 92, 6, STEEL),
      screw(S, 92, 92, 6, STEEL),
      rating(-82, 0, 44, tone(c, 1), 3),
      lamp(S, 84, 0, 3),
    )
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => front(S, c),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => front(S, c, -52),
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => onBoard(S, () => front(S, c)),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) => loupe(S, () => front(S, c), { x: -40, y: -110, k: 2.4 }),
  back,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 330, h: 350, d: 170, c, print: () => front(S, c), room: 0.72 }),
};
