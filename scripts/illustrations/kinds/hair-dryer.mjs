/** A hair dryer whose head is a ring that one can look through. */
import { tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { coil } from '../parts/coil.mjs';
import { material } from '../parts/light.mjs';
import { el, group, num, SLANT } from '../parts/scene.mjs';
import { loupe } from '../parts/setting.mjs';
import { contact } from '../parts/shadow.mjs';
import { circle, facing, on, panel, rounded, solid } from '../parts/solid.mjs';
import { camera, frame, matrix, moved } from '../parts/space.mjs';
import { button, vents } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const R = 124;
const HOLE = 70;
const LONG = 140;
const GRIP = 41;

/** What each body color is trimmed with. */
const TRIM = {
  iron: '#C21F6E',
  fuchsia: '#B9BBC0',
  blue: '#C98A55',
  black: '#C3C5CA',
  copper: '#2F2A2B',
  plum: '#D2AE6D',
};

/** @param {Scene} S @param {string} c @param {keyof typeof TRIM} swatch @param {number} yaw @param {number} pitch */
function dryer(S, c, swatch, yaw, pitch, cable = true) {
  const cam = camera(yaw, pitch);
  const F = facing(frame(cam, [0, 0, 0], 'front'));
  const up = frame(cam, [0, 0, 0], 'up');
  const trim = TRIM[swatch];
  const paint = material(c, 'satin');
  const ring = (/** @type {number} */ h, /** @type {number} */ r, attrs = {}) =>
    el('circle', { r: num(r), transform: matrix(F, h), ...attrs });
  const [front, rear] = [LONG / 2, -LONG / 2];
  const inside = S.clip(ring(front, HOLE));
  const sheet = el('rect', { x: -600, y: -600, width: 1200, height: 1200, fill: '#fff' });
  const through = S.mask(sheet + group({ 'clip-path': inside }, ring(rear, HOLE - 3)));
  const shaft = (
    /** @type {number} */ a,
    /** @type {number} */ b,
    /** @type {import("../parts/light.mjs").Material} */ m,
    r = GRIP,
  ) =>
    solid(S, moved(up, 0, 0, a), m, circle(r), [
      [0, 0],
      [b - a, 0],
    ]);
  const floor = -424;
  return (
    contact(S, cam, [0, floor, 0], GRIP + 8, GRIP + 8, 0.5) +
    (cable
      ? coil(S, cam, {
          from: [26, floor + 9, -24],
          at: [150, floor, -96],
          r: 82,
          color: tone(c, c < '#4' ? 0.66 : 0.34),
        })
      : '') +
    solid(S, moved(up, 0, 0, -424), material(trim, 'metal'), circle(GRIP), rounded(84, 0, 10)) +
    vents(up, trim, GRIP, { from: -406, rows: 6, across: 13 }) +
    shaft(-342, -339, material('#17181b', 'matte'), GRIP - 1) +
    shaft(-339, -80, paint) +
    keys(S, cam, c, trim) +
    group(
      { mask: through },
      solid(S, moved(F, 0, 0, -LONG / 2), paint, circle(R), rounded(LONG - 20, 3, 20)) +
        solid(S, moved(F, 0, 0, LONG / 2 - 20), material('#17181b', 'matte'), circle(R - 2), [
          [0, 0],
          [2.5, 0],
        ]) +
        solid(S, moved(F, 0, 0, LONG / 2 - 17), paint, circle(R), rounded(17, 14, 1)) +
        on(
          F,
          LONG / 2,
          el('circle', { r: R - 22, fill: tone(c, 0.04), opacity: 0.55 }),
          el('circle', {
            r: R - 24,
            fill: S.linear({ 0: tone(c, 0.9), 0.5: tone(c, 0.62), 1: tone(c, 0.4) }, SLANT),
          }),
          el('circle', {
            r: HOLE + 12,
            fill: S.linear({ 0: tone(trim, 0.3), 1: tone(trim, 1) }, SLANT),
          }),
          el('circle', {
            r: HOLE + 9,
            fill: S.linear({ 0: tone(trim, 1), 0.5: tone(trim, 0.66), 1: tone(trim, 0.3) }, SLANT),
          }),
          el('circle', {
            r: HOLE,
            fill: S.linear(
              { 0: tone(trim, 0.04), 0.45: tone(trim, 0.24), 1: tone(trim, 0.8) },
              { x1: 0.1, y1: 0.2, x2: 0.9, y2: 0.8 },
            ),
          }),
        ) +
        group(
          { 'clip-path': inside },
          ...[0.25, 0, -0.25].map((k) =>
            ring(LONG * k, HOLE - 1, {
              fill: 'none',
              stroke: tone(trim, 0),
              'stroke-opacity': 0.22,
              'stroke-width': 2,
            }),
          ),
          ring(rear, HOLE - 3, { fill: 'none', stroke: tone(trim, 0.95), 'stroke-opacity': 0.6, 'stroke-width': 3 }),
        ),
    )
  );
}

/** Sliders and the cold-shot key on the grip. @param {Scene} S @param {import("../parts/space.mjs").Camera} cam @param {string} c @param {string} trim */
function keys(S, cam, c, trim) {
  const grip = frame(cam, [0, 0, GRIP], 'front');
  return on(
    grip,
    0,
    button(S, trim, 0, 168, 20, 20, 10),
    panel({ w: 18, h: 44, r: 9 }, { fill: tone(c, 0.06), opacity: 0.7 }, 0, 218),
    button(S, tone(c, 0.7), 0, 210, 14, 22, 7),
    panel({ w: 18, h: 44, r: 9 }, { fill: tone(c, 0.06), opacity: 0.7 }, 0, 272),
    button(S, tone(c, 0.7), 0, 280, 14, 22, 7),
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"iron"} */ s) => dryer(S, c, s, -34, 10),
  // Where its foot is out of sight.
  bare: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"iron"} */ s) => dryer(S, c, s, -34, 10, false),
  side: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"iron"} */ s) => dryer(S, c, s, -72, 10),
  detail: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"iron"} */ s) =>
    loupe(S, () => dryer(S, c, s, -34, 10, false), { x: 10, y: 10, k: 1.7 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"iron"} */ s) =>
    retailBox(S, { w: 270, h: 400, d: 150, c, mood: 'care', print: () => dryer(S, c, s, -26, 6), room: 0.82 }),
};
