/** The light show in the shell of the pulse speaker: lights that go round once, and sparks that climb. */
import { mix, tone } from '../palette.mjs';
import { el, num } from '../parts/scene.mjs';
import { wrapped } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */
/** A light behind the shell: where it is on the cylinder, in degrees from the viewer, and how it looks from there. */
/** @typedef {{ deg: number, h: number, size: number, color: string, near: number, side: number }} Light */

/** The shell: its radius, where it begins and ends, the height of the whole, and the ground it stands on. */
export const R = 104;
export const [LOW, HIGH, TALL] = [-150, 158, 214];
export const GROUND = LOW - 58;
export const TURN = 2 * Math.PI;

/** Azimuth in degrees, height, size, color, and how far it rises and falls. */
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
export function lightsAt(t) {
  return LIGHTS.map(([azimuth, h, size, color, swing], i) => {
    const deg = azimuth + 360 * t;
    const angle = (deg * Math.PI) / 180;
    return {
      deg,
      h: h + swing * Math.sin(TURN * (t + i / LIGHTS.length)),
      size: size * (1 + 0.1 * Math.sin(TURN * (2 * t + i / 3))),
      color,
      near: Math.cos(angle),
      side: Math.sin(angle),
    };
  }).toSorted((a, b) => a.near - b.near);
}

/** @param {number} v 0 at a, 1 at b, eased between */
export const between = (v, a = 0, b = 1) => {
  const s = Math.min(1, Math.max(0, (v - a) / (b - a)));
  return s * s * (3 - 2 * s);
};

/** The light as it shows in the shell. @param {Scene} S @param {Frame} F @param {Light[]} lights */
export const glows = (S, F, lights) =>
  lights
    .map(({ h, size, color, near, side }) => {
      const [x, y] = wrapped(F, R * 0.86, 90, h);
      const strength = 0.24 + 0.76 * between(near, -0.35, 0.6);
      const wide = size * (0.62 + 0.46 * between(near, -0.2, 1));
      return el('ellipse', {
        cx: num(x + R * 0.86 * side, 2),
        cy: num(y, 2),
        rx: num(wide, 2),
        ry: num(size * 1.05, 2),
        fill: S.radial({ 0: [tone(color, 1), strength], 0.3: [color, strength * 0.92], 1: [color, 0] }),
      });
    })
    .join('');

/** Sparks that climb in four threads and turn with the light. @param {Frame} F @param {number} t */
export function beads(F, t) {
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

/** The color that the near lights make together. @param {Light[]} lights */
export const blend = (lights) =>
  lights.filter((l) => l.near > -0.2).reduce((sum, l) => mix(sum, l.color, 0.2 + 0.4 * Math.max(0, l.near)), '#A34BFF');
