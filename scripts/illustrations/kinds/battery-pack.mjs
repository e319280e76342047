/** A slim power bank: aluminium sleeve, plastic ends, a row of charge lamps. */
import { INK, isLight, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { el } from '../parts/scene.mjs';
import { contact } from '../parts/shadow.mjs';
import { on, panel, rounded, shrink, solid } from '../parts/solid.mjs';
import { loupe, onBoard } from '../parts/setting.mjs';
import { camera, frame, moved } from '../parts/space.mjs';
import { button, port, rating } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const [W, H, D] = [214, 400, 50];
const END = { w: W, h: D, r: 22 };

/** @param {Scene} S @param {string} c @param {number} yaw @param {number} pitch */
function pack(S, c, yaw, pitch) {
  const cam = camera(yaw, pitch);
  const up = frame(cam, [0, -H / 2, 0], 'up');
  const face = frame(cam, [0, 0, D / 2], 'front');
  const shell = material(c, 'metal');
  const cap = material(tone(c, 0.48), 'satin');
  const gap = material(INK, 'matte');
  return (
    contact(S, cam, [0, -H / 2, 0], W * 0.52, D * 0.75, 0.45) +
    solid(S, up, cap, END, rounded(18, 2, 4)) +
    solid(S, moved(up, 0, 0, 18), gap, shrink(END, 1.5), [
      [0, 0],
      [2, 0],
    ]) +
    solid(S, moved(up, 0, 0, 20), shell, END, [
      [0, 0],
      [H - 40, 0],
    ]) +
    solid(S, moved(up, 0, 0, H - 20), gap, shrink(END, 1.5), [
      [0, 0],
      [2, 0],
    ]) +
    solid(S, moved(up, 0, 0, H - 18), cap, END, rounded(18, 5, 2)) +
    on(
      moved(up, 0, 0, H),
      0,
      port(S, -42, 0, 34, 12),
      port(S, 14, 0, 34, 12),
      button(S, tone(c, 0.6), 64, 0, 20, 16, 8),
    ) +
    on(
      face,
      0,
      ...[0, 1, 2, 3].map((i) =>
        panel({ w: 11, h: 6, r: 3 }, { fill: i < 3 ? '#F4FFF6' : tone(c, 0.1) }, -W / 2 + 44 + i * 18, -H / 2 + 44),
      ),
      ...[0, 1, 2].map((i) =>
        panel({ w: 22, h: 14, r: 7 }, { fill: '#9DF0B4', opacity: 0.28 }, -W / 2 + 44 + i * 18, -H / 2 + 44),
      ),
      el('path', {
        d: `M${-W / 2 + 22} ${-H / 2 + 20}H${W / 2 - 22}V${H / 2 - 20}H${-W / 2 + 22}Z`,
        fill: S.linear(
          { 0: ['#fff', 0.3], 0.4: ['#fff', 0.04], 0.7: ['#000', 0.05], 1: ['#000', 0.24] },
          { x2: 0.5, y2: 1 },
        ),
      }),
      rating(0, H / 2 - 58, 90, tone(c, isLight(c) ? 0 : 1), 3),
    )
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => pack(S, c, -30, 18),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => pack(S, c, -38, 46),
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => onBoard(S, () => pack(S, c, -38, 30)),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    loupe(S, () => pack(S, c, -38, 46), { x: 0, y: -140, k: 2.2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 250, h: 380, d: 120, c, mood: 'power', print: () => pack(S, c, -30, 12), room: 0.74 }),
};
