/** A charging case: a pebble with a hinged lid, closed or open with the buds in it. */
import { STEEL, tone } from '../palette.mjs';
import { nested } from './earbud.mjs';
import { material } from './light.mjs';
import { DOWN, el, num } from './scene.mjs';
import { contact } from './shadow.mjs';
import { on, panel, pebble, shrink, solid } from './solid.mjs';
import { camera, frame, moved } from './space.mjs';
import { lamp } from './surface.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {{ w: number, h: number, d: number, lid: number }} CaseSize */

/** @param {CaseSize} z @returns {import("./solid.mjs").Contour} */
const plan = ({ w, d }) => ({ w, h: d, r: d / 2 });

/** @param {Scene} S @param {string} c @param {CaseSize} z @param {number} yaw @param {number} pitch */
export function closedCase(S, c, z, yaw, pitch, behind = false) {
  const cam = camera(yaw, pitch);
  const F = frame(cam, [0, 0, 0], 'up');
  const skin = material(c, 'gloss');
  const low = z.h - z.lid;
  const round = /** @type {[number, number]} */ ([Math.min(z.lid * 0.86, 74), z.d * 0.44]);
  const front = frame(cam, [0, 0, z.d / 2], 'front');
  const rear = frame(cam, [0, 0, -z.d / 2], 'back');
  return (
    contact(S, cam, [0, 8, 0], z.w * 0.42, z.d * 0.42, 0.44) +
    solid(S, F, skin, plan(z), pebble(low, [1.5, 1.5], [74, z.d * 0.44]), { sliced: true }) +
    solid(S, moved(F, 0, 0, low), material(tone(c, 0.1), 'matte'), shrink(plan(z), 2.4), [
      [0, 0],
      [2, 0],
    ]) +
    solid(S, moved(F, 0, 0, low + 2), skin, plan(z), pebble(z.lid, round, [1.5, 1.5]), { sliced: true }) +
    on(front, 0, lamp(S, 0, -low + 34, 3.6, '#6fdc95')) +
    (behind
      ? on(
          rear,
          0,
          panel(
            { w: 92, h: 26, r: 6 },
            {
              fill: S.linear({ 0: tone(STEEL, 1), 0.5: tone(STEEL, 0.55), 1: tone(STEEL, 0.85) }, DOWN),
            },
            0,
            -low,
          ),
          el('circle', {
            r: 15,
            cy: -low + 74,
            fill: S.linear({ 0: tone(c, 0.3), 1: tone(c, 1) }, { x2: 0.4, y2: 1 }),
          }),
          el('circle', { r: 13, cy: -low + 74, fill: tone(c, 0.66) }),
        )
      : '')
  );
}

/** @param {Scene} S @param {string} c @param {CaseSize} z @param {boolean} [tips] */
export function openCase(S, c, z, tips = false, yaw = -16) {
  const cam = camera(yaw, 24);
  const F = frame(cam, [0, 0, 0], 'up');
  const skin = material(c, 'gloss');
  const low = z.h - z.lid;
  const mouth = moved(F, 0, 0, low);
  const tilt = (20 * Math.PI) / 180;
  const lid = frame(
    cam,
    [0, low + z.d * 0.5 + 4, -z.d / 2 - z.lid * 0.78],
    [
      [1, 0, 0],
      [0, -Math.cos(tilt), -Math.sin(tilt)],
    ],
  );
  const hollow = shrink(plan(z), 9);
  const bud = (/** @type {number} */ x) =>
    nested(S, mouth, c, { x, rx: z.w * 0.19, ry: z.d * 0.34, ground: c, tip: tips, lift: 15 });
  return (
    contact(S, cam, [0, 6, 0], z.w * 0.44, z.d * 0.46, 0.44) +
    solid(S, lid, skin, plan(z), pebble(z.lid, [1.5, 1.5], [z.lid * 0.8, z.d * 0.42]), { face: null, sliced: true }) +
    on(
      lid,
      z.lid,
      panel(plan(z), { fill: tone(c, 0.86) }),
      panel(shrink(plan(z), 5), { fill: tone(c, 0.2) }),
      panel(hollow, {
        fill: S.linear({ 0: tone(c, 0.05), 0.5: tone(c, 0.3), 1: tone(c, 0.62) }, { x2: 0.15, y2: 1 }),
      }),
      ...[-1, 1].map((side) =>
        el('ellipse', {
          cx: num(side * z.w * 0.215),
          cy: 4,
          rx: num(z.w * 0.17),
          ry: num(z.d * 0.3),
          fill: S.radial({ 0: tone(c, 0.5), 1: tone(c, 0.12) }),
          opacity: 0.8,
        }),
      ),
    ) +
    solid(S, frame(cam, [0, low - 2, -z.d / 2 - 4], 'up'), material(STEEL, 'metal'), { w: z.w * 0.42, h: 12, r: 6 }, [
      [-6, 0],
      [5, 0],
    ]) +
    solid(S, F, skin, plan(z), pebble(low, [3, 3], [74, z.d * 0.44]), { face: null, sliced: true }) +
    on(
      mouth,
      0,
      panel(shrink(plan(z), 3), { fill: tone(c, 0.82) }),
      panel(shrink(plan(z), 9), {
        fill: S.linear({ 0: tone(c, 0.44), 1: tone(c, 0.8) }, DOWN),
      }),
    ) +
    bud(-z.w * 0.215) +
    bud(z.w * 0.215) +
    on(frame(cam, [0, 0, z.d / 2], 'front'), 0, lamp(S, 0, -low + 36, 3.6, '#6fdc95'))
  );
}
