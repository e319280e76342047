/**
 * The pulse speaker in the evening, one frame at a time: the light in its shell goes round once
 * while the camera rises a little and comes back, so that the last frame leads into the first.
 */
import { INK, mix, SWATCHES, tone } from '../palette.mjs';
import { material } from '../parts/light.mjs';
import { createScene, DOWN, el, group, num, sheet } from '../parts/scene.mjs';
import { blot, contact } from '../parts/shadow.mjs';
import { circle, on, rounded, sleeve, solid } from '../parts/solid.mjs';
import { camera, frame, matrix, moved, point } from '../parts/space.mjs';
import { cloth, wrapped } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */
/** A light behind the shell: where it is on the cylinder, in degrees from the viewer, and how it looks from there. */
/** @typedef {{ deg: number, h: number, size: number, colour: string, near: number, side: number }} Light */

/** Pixels on a side. */
export const SIZE = 800;

const R = 104;
const [LOW, HIGH, TALL] = [-150, 158, 214];
const GROUND = LOW - 58;
const TURN = 2 * Math.PI;

/** Azimuth in degrees, height, size, colour, and how far it rises and falls. */
const LIGHTS = /** @type {const} */ ([
  [-38, 92, 108, '#FF5E8A', 18],
  [34, 70, 98, '#A34BFF', -22],
  [6, -40, 116, '#3E7BFF', 26],
  [52, -104, 92, '#FFB04A', -14],
  [-66, -104, 88, '#FF5E8A', 20],
  [100, 24, 112, '#FF6FA8', 24],
  [150, 66, 112, '#3FD0C9', -20],
  [162, -70, 122, '#5A7BFF', 20],
  [-150, 84, 108, '#A34BFF', 16],
  [-124, -30, 104, '#FF6FA8', -24],
  [-100, 66, 90, '#FFB04A', -18],
]);

/** @param {number} t 0 to 1, once round @returns {Light[]} the far ones first */
function lightsAt(t) {
  return LIGHTS.map(([azimuth, h, size, colour, swing], i) => {
    const deg = azimuth + 360 * t;
    const angle = (deg * Math.PI) / 180;
    return {
      deg,
      h: h + swing * Math.sin(TURN * (t + i / LIGHTS.length)),
      size: size * (1 + 0.1 * Math.sin(TURN * (2 * t + i / 3))),
      colour,
      near: Math.cos(angle),
      side: Math.sin(angle),
    };
  }).toSorted((a, b) => a.near - b.near);
}

/** @param {number} v 0 at a, 1 at b, eased between */
const between = (v, a = 0, b = 1) => {
  const s = Math.min(1, Math.max(0, (v - a) / (b - a)));
  return s * s * (3 - 2 * s);
};

/** The light as it shows in the shell. @param {Scene} S @param {Frame} F @param {Light[]} lights */
const glows = (S, F, lights) =>
  lights
    .map(({ h, size, colour, near, side }) => {
      const [x, y] = wrapped(F, R * 0.86, 90, h);
      const strength = 0.24 + 0.76 * between(near, -0.35, 0.6);
      const wide = size * (0.62 + 0.46 * between(near, -0.2, 1));
      return el('ellipse', {
        cx: num(x + R * 0.86 * side, 2),
        cy: num(y, 2),
        rx: num(wide, 2),
        ry: num(size * 1.05, 2),
        fill: S.radial({ 0: [tone(colour, 1), strength], 0.3: [colour, strength * 0.92], 1: [colour, 0] }),
      });
    })
    .join('');

/** Sparks that climb in four threads and turn with the light. @param {Frame} F @param {number} t */
function beads(F, t) {
  let drawn = '';
  for (let thread = 0; thread < 4; thread += 1)
    for (let i = 0; i < 17; i += 1) {
      const share = i / 16;
      const deg = (((thread * 90 + share * 150 + 360 * t) % 360) + 360) % 360;
      const near = Math.cos((deg * Math.PI) / 180);
      if (near < 0.04) continue;
      const [x, y] = wrapped(F, R, 90 + (deg > 180 ? deg - 360 : deg), LOW + 12 + share * (HIGH - LOW - 24));
      const twinkle = 0.5 + 0.5 * Math.sin(TURN * (1.5 * share - 3 * t + thread / 4));
      drawn += el('circle', {
        cx: num(x, 2),
        cy: num(y, 2),
        r: num(1.5 + 1.1 * twinkle, 2),
        fill: '#fff',
        'fill-opacity': num(between(near, 0, 0.4) * (0.16 + 0.74 * twinkle), 2),
      });
    }
  return drawn;
}

/** What the clear shell does over the light: the key light's stripe, the shaded side, two bright edges. @param {Scene} S */
const glass = (S) =>
  S.linear({
    0: ['#fff', 0.5],
    0.05: ['#fff', 0.08],
    0.13: ['#fff', 0.04],
    0.17: ['#fff', 0.44],
    0.24: ['#fff', 0.34],
    0.28: ['#fff', 0.05],
    0.62: ['#000', 0],
    0.84: ['#000', 0.3],
    0.95: ['#000', 0.46],
    0.975: ['#fff', 0.22],
    1: ['#fff', 0.46],
  });

/** The colour that the near lights make together. @param {Light[]} lights */
const blend = (lights) =>
  lights
    .filter((l) => l.near > -0.2)
    .reduce((sum, l) => mix(sum, l.colour, 0.2 + 0.4 * Math.max(0, l.near)), '#A34BFF');

/** A cloth band with the light on the edge that looks into the shell. @param {Scene} S @param {Frame} F */
function band(S, F, c, [from, to], lit, lights) {
  const area = S.clip(el('path', { d: sleeve(F, circle(R + 3), from, to) }));
  const spots = lights
    .filter((l) => l.near > -0.1)
    .map((l) => {
      const [x, y] = wrapped(F, R, 90, lit);
      const fade = 1 - Math.min(1, Math.abs(l.h - lit) / 260);
      return blot(S, x + R * l.side, y, 74, 20, 0.62 * fade * between(l.near, -0.1, 0.5), l.colour);
    });
  return cloth(F, c, R + 3, from, to) + group({ 'clip-path': area, style: 'mix-blend-mode:screen' }, ...spots);
}

/** @param {Scene} S @param {Frame} F @param {number} t @param {Light[]} lights */
function speaker(S, F, t, lights) {
  const c = SWATCHES.black;
  const shell = sleeve(F, circle(R), LOW, HIGH);
  const shade = material(c, 'satin');
  const core = blend(lights);
  return (
    solid(S, moved(F, 0, 0, GROUND), shade, circle(R + 3), rounded(60, 5, 22)) +
    band(S, F, c, [LOW - 34, LOW - 3], LOW, lights) +
    el('path', { d: shell, fill: S.linear({ 0: tone(core, 0.12), 0.5: tone(core, 0.3), 1: tone(core, 0.1) }, DOWN) }) +
    group({ 'clip-path': S.clip(el('path', { d: shell })) }, glows(S, F, lights), beads(F, t)) +
    el('path', { d: shell, fill: glass(S) }) +
    solid(S, moved(F, 0, 0, HIGH), shade, circle(R + 3), rounded(TALL - HIGH, 20, 4)) +
    band(S, F, c, [HIGH + 6, HIGH + 32], HIGH + 4, lights) +
    on(
      F,
      TALL,
      el('circle', { r: 74, fill: S.linear({ 0: tone(INK, 0.2), 1: tone(INK, 0.9) }, { x2: 0.3, y2: 1 }) }),
      el('circle', { r: 71, fill: 'none', stroke: tone(core, 0.8), 'stroke-width': 5 }),
      el('circle', { r: 66, fill: S.linear({ 0: tone(c, 0.9), 1: tone(c, 0.5) }, { x2: 0.3, y2: 1 }) }),
      el('path', {
        d: 'M-44 0h18M26 0h18M35 -9v18M-7 -11l15 11l-15 11z',
        fill: 'none',
        stroke: tone(c, 1),
        'stroke-width': 5,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    )
  );
}

/** What the light does to the wall behind and to the ground about. @param {Scene} S @param {Frame} floor @param {Light[]} lights */
function spill(S, floor, lights) {
  const wall = lights.map((l) =>
    blot(S, 250 * l.side, -60 - 0.5 * l.h, 330, 300, 0.3 * between(-l.near, -0.5, 0.9), l.colour),
  );
  const pools = lights.map((l) => {
    const low = 1 - between(l.h, -110, 130) * 0.6;
    return blot(S, 150 * l.side, 150 * l.near, 300, 250, 0.34 * low, l.colour);
  });
  return { wall: wall.join(''), pools: group({ transform: matrix(floor) }, ...pools) };
}

/** One frame as SVG text. @param {number} t 0 to 1; 1 is 0 again */
export function frameAt(t) {
  const S = createScene();
  const rise = (1 - Math.cos(TURN * t)) / 2;
  const cam = camera(-24, 15 + 3 * rise);
  const F = frame(cam, [0, 0, 0], 'up');
  const floor = frame(cam, [0, GROUND, 0], 'up');
  const [, foot] = point(floor);
  const lights = lightsAt(t);
  const { wall, pools } = spill(S, floor, lights);
  const horizon = 92;
  const ground = S.linear({ 0: ['#fff', 0], 0.06: ['#fff', 0.5], 0.14: '#fff' }, DOWN);
  const fade = S.linear({ 0: ['#fff', 0.5], 0.5: ['#fff', 0.12], 1: ['#fff', 0] }, DOWN);
  const mirror = S.mask(el('rect', { x: -400, y: num(foot), width: 800, height: 230, fill: fade }));
  const body = speaker(S, F, t, lights);
  const light = { style: 'mix-blend-mode:screen' };
  return sheet(
    S,
    el('rect', { width: SIZE, height: SIZE, fill: '#15122a' }) +
      group(
        { transform: `translate(${SIZE / 2} ${SIZE / 2 - 4}) scale(1.28)` },
        el('rect', {
          x: -400,
          y: -400,
          width: 800,
          height: 440 + horizon,
          fill: S.linear({ 0: '#221d3f', 1: '#17142f' }, DOWN),
        }),
        group(light, wall),
        group(
          { mask: S.mask(el('rect', { x: -400, y: horizon, width: 800, height: 320, fill: ground })) },
          el('rect', {
            x: -400,
            y: horizon,
            width: 800,
            height: 320,
            fill: S.linear({ 0: '#1d1836', 0.3: '#251f41', 1: '#15122a' }, DOWN),
          }),
          group(light, pools),
        ),
        el(
          'filter',
          { id: 'soft', x: '-10%', y: '-10%', width: '120%', height: '120%' },
          el('feGaussianBlur', { stdDeviation: '5 9' }),
        ),
        group(
          { mask: mirror },
          group({ transform: `translate(0 ${num(2 * foot, 2)}) scale(1 -1)`, filter: 'url(#soft)' }, body),
        ),
        contact(S, cam, [0, GROUND, 0], R, R, 0.5),
        body,
      ),
    SIZE,
    SIZE,
  );
}
