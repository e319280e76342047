/** The pulse speaker of kinds/speaker-pulse.mjs with a show that moves, and its light on the cloth beside the shell. */
import { INK, SWATCHES, tone } from '../palette.mjs';
import { material } from '../parts/light.mjs';
import { DOWN, el, group } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { circle, on, rounded, sleeve, solid } from '../parts/solid.mjs';
import { moved } from '../parts/space.mjs';
import { cloth, wrapped } from '../parts/surface.mjs';
import { beads, between, blend, glows, GROUND, HIGH, LOW, R, TALL } from './show.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */
/** @typedef {import("./show.mjs").Light} Light */

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

/**
 * A cloth band with the light on the edge that looks into the shell.
 * @param {Scene} S @param {Frame} F @param {string} c @param {[from: number, to: number]} heights @param {number} lit height of that edge @param {Light[]} lights
 */
function band(S, F, c, [from, to], lit, lights) {
  const area = S.clip(el('path', { d: sleeve(F, circle(R + 3), from, to) }));
  const spots = lights
    .filter((l) => l.near > -0.1)
    .map((l) => {
      const [x, y] = wrapped(F, R, 90, lit);
      const fade = 1 - Math.min(1, Math.abs(l.h - lit) / 260);
      return blot(S, x + R * l.side, y, 74, 20, 0.62 * fade * between(l.near, -0.1, 0.5), l.color);
    });
  return cloth(F, c, R + 3, from, to) + group({ 'clip-path': area, style: 'mix-blend-mode:screen' }, ...spots);
}

/** @param {Scene} S @param {Frame} F @param {number} t @param {Light[]} lights */
export function speaker(S, F, t, lights) {
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
