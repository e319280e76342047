/** A portable speaker: a cloth cylinder between two rubber rings with passive radiators. */
import { INK, LOUPE, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { DOWN, el, group, SLANT } from '../parts/scene.mjs';
import { contact } from '../parts/shadow.mjs';
import { circle, facing, on, panel, rounded, solid } from '../parts/solid.mjs';
import { camera, frame, moved } from '../parts/space.mjs';
import { tube } from '../parts/tube.mjs';
import { button, cloth, lamp, port, wrapped } from '../parts/surface.mjs';
import { onBoard } from '../parts/setting.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */

const R = 98;
const LONG = 400;
const RING = 30;

/** Radiator in the end: a recess, a rolled surround and a dome. @param {Scene} S @param {Frame} F @param {string} color */
function radiator(S, F, color) {
  const dish = (/** @type {number} */ r, /** @type {number} */ from, /** @type {number} */ to) =>
    el('circle', {
      r,
      fill: S.linear({ 0: tone(INK, from), 1: tone(INK, to) }, SLANT),
    });
  return on(
    F,
    0,
    el('circle', {
      r: 80,
      fill: S.linear({ 0: tone(color, 0), 1: tone(color, 0.9) }, SLANT),
    }),
    dish(77, 0.1, 0.7),
    dish(73, 1, 0.2),
    dish(63, 0.1, 0.85),
    dish(58, 0.95, 0.45),
    el('circle', {
      r: 56,
      fill: S.radial(
        { 0: tone(color, 0.9), 0.5: tone(color, 0.6), 1: tone(color, 0.3) },
        { cx: 0.34, cy: 0.28, r: 0.85 },
      ),
    }),
    el('circle', {
      r: 56,
      fill: S.radial({ 0: ['#fff', 0.5], 1: ['#fff', 0] }, { cx: 0.34, cy: 0.24, r: 0.3 }),
    }),
    el('circle', { r: 34, fill: 'none', stroke: tone(color, 0.1), 'stroke-opacity': 0.35, 'stroke-width': 1.6 }),
    el('circle', { r: 34, cy: 1.4, fill: 'none', stroke: tone(color, 1), 'stroke-opacity': 0.4, 'stroke-width': 1.2 }),
  );
}

/** @param {Scene} S @param {Frame} axis center, W along the cylinder @param {string} color */
export function speaker(S, axis, color) {
  const F = facing(axis);
  const rubber = material(tone(color, 0.4), 'satin');
  const at = (/** @type {number} */ h) => moved(F, 0, 0, h);
  const end = LONG / 2;
  return (
    solid(S, at(-end), rubber, circle(R + 2), rounded(RING, 6, 14)) +
    solid(S, F, material(color, 'matte'), circle(R), [
      [-end + RING - 2, 0],
      [end - RING + 2, 0],
    ]) +
    cloth(F, color, R, -end + RING, end - RING) +
    solid(S, at(end - RING), rubber, circle(R + 2), rounded(RING, 16, 5)) +
    radiator(S, at(end), color)
  );
}

/** Rubber spine along the cloth. @param {Scene} S @param {Frame} F @param {string} color @param {number} deg */
function strip(S, F, color, deg, from = -120, to = 120, half = 9) {
  const edge = (/** @type {number} */ d, /** @type {number} */ h) =>
    wrapped(F, R + 1, d, h)
      .map((v) => v.toFixed(1))
      .join(' ');
  const d = `M${edge(deg - half, from)}L${edge(deg - half, to)}L${edge(deg + half, to)}L${edge(deg + half, from)}Z`;
  return (
    el('path', {
      d,
      fill: tone(color, 0.36),
      stroke: tone(color, 0.3),
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }) +
    el('path', {
      d,
      fill: 'none',
      stroke: tone(color, 0.8),
      'stroke-opacity': 0.35,
      'stroke-width': 1.5,
      transform: 'translate(-1 -3)',
    })
  );
}

/** Keys on top. @param {Scene} S @param {import("../parts/space.mjs").Camera} cam @param {string} color */
function keys(S, cam, color) {
  const top = frame(cam, [0, R + 1, 0], 'up');
  const sign = {
    fill: 'none',
    stroke: tone(color, 1),
    'stroke-width': 4.2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return on(
    top,
    0,
    panel({ w: 250, h: 46, r: 23 }, { fill: tone(color, 0.02), opacity: 0.45 }, 0, 2),
    panel(
      { w: 248, h: 44, r: 22 },
      {
        fill: S.linear({ 0: tone(color, 0.62), 1: tone(color, 0.4) }, DOWN),
      },
    ),
    el('path', { d: 'M-86 0h22M-6 -10l14 10l-14 10zM64 0h22M75 -11v22', ...sign }),
  );
}

/** @param {number} yaw */
const lying =
  (yaw, pitch = 22) =>
  (/** @type {Scene} */ S, /** @type {string} */ c) => {
    const cam = camera(yaw, pitch);
    const F = frame(cam, [0, 0, 0], 'right');
    return contact(S, cam, [0, -R, 0], LONG * 0.5, 62, 0.4) + speaker(S, F, c) + keys(S, cam, c);
  };

/** @param {Scene} S @param {string} c */
function back(S, c) {
  const cam = camera(32, 16);
  const F = facing(frame(cam, [0, 0, 0], 'right'));
  const B = frame(cam, [0, 0, R + 1], 'front');
  return (
    contact(S, cam, [0, -R, 0], LONG * 0.5, 62, 0.4) +
    speaker(S, F, c) +
    on(
      B,
      0,
      panel({ w: 216, h: 66, r: 30 }, { fill: tone(c, 0.04), opacity: 0.5 }, 0, 4),
      panel(
        { w: 212, h: 62, r: 28 },
        {
          fill: S.linear({ 0: tone(c, 0.6), 1: tone(c, 0.26) }, DOWN),
        },
        0,
        2,
      ),
      panel({ w: 70, h: 36, r: 15 }, { fill: tone(c, 0.2) }, -44, 2),
      port(S, -44, 2, 40, 13),
      button(S, tone(c, 0.5), 34, 2, 26),
      lamp(S, 74, 2, 3.4),
    )
  );
}

/** @param {Scene} S @param {string} c */
function standing(S, c) {
  const cam = camera(-24, 20);
  const F = frame(cam, [0, 0, 0], 'up');
  const loop = 'M84 -168C128 -190 152 -150 148 -92C145 -52 126 -26 104 -34C86 -42 100 -110 84 -160';
  return (
    contact(S, cam, [0, -LONG / 2, 0], 96, 92, 0.42) +
    tube(S, loop, tone(c, 0.5), { width: 11, woven: true }) +
    speaker(S, F, c) +
    strip(S, F, c, 62, -96, 96, 10) +
    group(
      { fill: 'none', stroke: tone(c, 1), 'stroke-width': 4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...[-66, 0, 66].map((h, i) => {
        const [x, y] = wrapped(F, R, 62, h);
        return el('path', {
          d: [`M${x - 8} ${y}h16`, `M${x - 5} ${y - 8}l11 8l-11 8z`, `M${x - 8} ${y}h16M${x} ${y - 8}v16`][i],
        });
      }),
    )
  );
}

/** @param {Scene} S @param {string} c */
function detail(S, c) {
  S.mark([-244, -240], [244, 240]);
  const cam = camera(-56, 20);
  const F = frame(cam, [0, 0, 0], 'right');
  return group(
    { 'clip-path': S.clip(el('circle', { r: 240 })) },
    el('circle', {
      r: 240,
      fill: S.linear({ 0: tone(LOUPE, 0.98), 1: tone(LOUPE, 0.5) }, SLANT),
    }),
    group(
      { transform: 'translate(-150 -70) scale(1.9)' },
      S.mute(() => contact(S, cam, [0, -R, 0], 210, 70, 0.4) + speaker(S, F, c) + keys(S, cam, c)),
    ),
    el('circle', {
      r: 240,
      fill: S.radial({ 0.8: ['#000', 0], 1: ['#000', 0.16] }),
    }),
  );
}

export const views = {
  front: lying(-32),
  side: lying(-64),
  back,
  standing,
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => onBoard(S, () => lying(-32)(S, c)),
  detail,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 400, h: 220, d: 190, c, print: () => lying(-20, 8)(S, c), room: 0.8 }),
};
