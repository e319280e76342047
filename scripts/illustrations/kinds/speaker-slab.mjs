/** A rugged silicone speaker with a steel grille let into its face. */
import { STEEL, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { contact } from '../parts/shadow.mjs';
import { on, panel, rounded, shrink, solid } from '../parts/solid.mjs';
import { loupe, onBoard } from '../parts/setting.mjs';
import { camera, frame } from '../parts/space.mjs';
import { button, grille, lamp, port, rating, screw, seam } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const BODY = { w: 400, h: 190, r: 62 };
const DEPTH = 108;

/** @param {Scene} S @param {string} color @param {number} yaw */
function speaker(S, color, yaw) {
  const cam = camera(yaw, 18);
  const F = frame(cam, [0, 0, -DEPTH / 2], 'front');
  const skin = material(color, 'matte');
  const top = frame(cam, [0, BODY.h / 2 - 1, 0], 'up');
  const face = shrink(BODY, 24);
  const holes = shrink(face, 9);
  return (
    contact(S, cam, [0, -BODY.h / 2, 0], 190, 70) +
    solid(S, F, skin, BODY, rounded(DEPTH, 22, 34)) +
    on(top, 0, ...[-92, -46, 0, 46, 92].map((x, i) => button(S, color, x, -4, i === 0 || i === 4 ? 22 : 28, 22, 11))) +
    on(
      F,
      DEPTH - 1,
      panel(shrink(face, -4), {
        fill: S.linear({ 0: tone(color, 0), 0.5: tone(color, 0.2), 1: tone(color, 0.95) }, { x2: 0.25, y2: 1 }),
      }),
      panel(face, {
        fill: S.linear({ 0: tone(color, 0.8), 0.4: tone(color, 0.48), 1: tone(color, 0.24) }, { x2: 0.4, y2: 1 }),
      }),
      panel(holes, { fill: grille(S, color, 9.4, 0.27, 0.9) }),
      panel(face, {
        fill: S.linear({ 0: ['#fff', 0.24], 0.34: ['#fff', 0.02], 1: ['#000', 0.12] }, { x2: 0.5, y2: 1 }),
      }),
      panel(shrink(face, 1), { fill: 'none', stroke: tone(color, 1), 'stroke-opacity': 0.35, 'stroke-width': 2 }),
    ) +
    back(S, F, color)
  );
}

/** @param {Scene} S @param {import("../parts/space.mjs").Frame} F @param {string} color */
function back(S, F, color) {
  const B = frame(F.cam, [0, 0, -DEPTH / 2], 'back');
  const flap = { w: 76, h: 34, r: 14 };
  return on(
    B,
    0,
    panel(
      { w: 250, h: 96, r: 40 },
      {
        fill: S.linear({ 0: tone(color, 0.2), 1: tone(color, 0.7) }, { x2: 0.2, y2: 1 }),
      },
    ),
    panel({ w: 245, h: 91, r: 38 }, { fill: tone(color, 0.52) }, 0, 1),
    seam('M-96 22H96', color, 2),
    panel(flap, { fill: tone(color, 0.3) }, 0, -12),
    port(S, 0, -12, 40, 13),
    screw(S, -92, -12, 6, STEEL),
    screw(S, 92, -12, 6, STEEL),
    rating(0, 30, 90, tone(color, 1), 2),
    lamp(S, 58, -12, 3),
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => speaker(S, c, -28),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => speaker(S, c, -60),
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => onBoard(S, () => speaker(S, c, -28)),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    loupe(S, () => speaker(S, c, -28), { x: -96, y: -50, k: 2.4 }),
  back: (/** @type {Scene} */ S, /** @type {string} */ c) => speaker(S, c, 152),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 420, h: 270, d: 150, c, print: () => speaker(S, c, -28), room: 0.78 }),
};
