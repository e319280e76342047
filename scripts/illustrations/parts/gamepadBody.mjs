/** The controller's body: a core whose rim swells into two halves, one upon the other. */
import { isLight, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { el, group } from './scene.mjs';
import { blot } from './shadow.mjs';
import { quarter, shell } from './shell.mjs';
import { on } from './solid.mjs';
import { matrix } from './space.mjs';
import { feather, spline } from './soft.mjs';
import { grille } from './surface.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Frame} Frame */

/** @param {number[][]} half from far center to near center, right side */
export const mirrored = (half) =>
  spline(
    [
      ...half,
      ...half
        .slice(1, -1)
        .toReversed()
        .map(([x, y]) => [-x, y]),
    ],
    true,
  );

/** The body's core: its rim swells about it. */
const CORE = mirrored([
  [0, -84],
  [74, -85],
  [124, -92],
  [170, -82],
  [198, -50],
  [212, 4],
  [222, 66],
  [228, 122],
  [220, 150],
  [202, 152],
  [186, 126],
  [162, 78],
  [126, 50],
  [76, 42],
  [0, 42],
]);
const RIM = 27;
export const TALL = 66;
/** Where the halves meet. */
const SEAM = 33;

/** @param {Scene} S @param {Frame} F @param {string} upper @param {string} lower */
export const body = (S, F, upper, lower) =>
  shell(S, F, material(lower, 'satin'), CORE, quarter([SEAM, RIM], [0, 4], 9).toReversed()) +
  shell(S, F, material('#101114', 'matte'), CORE, [
    [SEAM, RIM - 1.5],
    [SEAM + 2, RIM - 1.5],
  ]) +
  shell(S, F, material(upper, 'satin'), CORE, [[SEAM + 2, RIM], ...quarter([SEAM + 6, RIM], [TALL, 2], 16)]);

/** Soft turning of the upper edge, and the grips' fine dots. @param {Scene} S @param {Frame} F @param {string} c */
export function skin(S, F, c) {
  const palm = 'M196 30C226 60 250 116 236 168C214 180 190 160 178 122Z';
  const other = 'M-196 30C-226 60 -250 116 -236 168C-214 180 -190 160 -178 122Z';
  return group(
    { transform: matrix(F, TALL) },
    group(
      { 'clip-path': S.clip(el('path', { d: CORE })) },
      el('path', { d: palm + other, fill: grille(S, c, 6.4, 0.22, 0.4), opacity: 0.7 }),
      feather(CORE, tone(c, 1), 14, 0.3, [3, 5], 6),
      isLight(c) ? feather(CORE, tone(c, 0.34), 34, 0.24, [-5, -8], 7) : '',
    ),
  );
}

/** What the body shades on the table. */
export const ground = (/** @type {Scene} */ S, /** @type {Frame} */ F) =>
  on(
    F,
    0,
    blot(S, 12, 10, 290, 190, 0.2),
    blot(S, 206, 84, 74, 110, 0.34),
    blot(S, -206, 84, 74, 110, 0.3),
    blot(S, 6, -20, 240, 100, 0.3),
  );
