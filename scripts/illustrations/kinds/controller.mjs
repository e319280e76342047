/** A game controller of our own, symmetric shape, lying on the table. */
import { isLight, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { body, ground, mirrored, skin, TALL } from '../parts/gamepadBody.mjs';
import { between, keys, pad, pill, stick } from '../parts/gamepad.mjs';
import { material } from '../parts/light.mjs';
import { el, SLANT } from '../parts/scene.mjs';
import { loupe } from '../parts/setting.mjs';
import { blot } from '../parts/shadow.mjs';
import { quarter, shell } from '../parts/shell.mjs';
import { circle, on, rounded, solid } from '../parts/solid.mjs';
import { camera, frame, moved } from '../parts/space.mjs';
import { spline } from '../parts/soft.mjs';
import { rating, screw, seam } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** The pale shell's part of the face: the middle lies a little lower. */
const PLATE = mirrored([
  [0, -88],
  [62, -88],
  [78, -74],
  [76, -20],
  [62, -2],
  [0, -2],
]);

/** The lower half's color. @param {string} c */
const twoTone = (c) => (isLight(c) ? '#3A3D44' : c < '#4' ? tone(c, 0.7) : tone(c, 0.36));

/** @param {Scene} S @param {string} c @param {number} yaw @param {number} pitch */
function face(S, c, yaw, pitch) {
  const cam = camera(yaw, pitch);
  const F = frame(cam, [0, 0, 0], 'up');
  const lower = twoTone(c);
  const top = moved(F, 0, 0, TALL);
  const bar = (/** @type {1 | -1} */ s) => {
    const d = spline([
      [s * 84, -104],
      [s * 124, -116],
      [s * 168, -106],
      [s * 196, -80],
    ]);
    return (
      shell(S, F, material('#2A2C31', 'satin'), d + 'Z', [[14, 12], [30, 17], ...quarter([30, 17], [40, 8], 6)]) +
      shell(S, F, material('#3A3D44', 'gloss'), d + 'Z', [[40, 12], [54, 12], ...quarter([54, 12], [62, 5], 7)])
    );
  };
  return (
    ground(S, F) +
    bar(-1) +
    bar(1) +
    body(S, F, c, lower) +
    skin(S, F, c) +
    on(
      top,
      0,
      el('path', { d: PLATE, fill: S.linear({ 0: tone(c, 0.5), 0.2: tone(c, 0.78), 1: tone(c, 0.9) }, SLANT) }),
      seam(PLATE, c, 1.5),
      [-15, -5, 5, 15]
        .map((x, i) =>
          el('rect', { x: x - 3, y: 32, width: 6, height: 3.4, rx: 1.7, fill: i ? tone(c, 0.15) : '#7FE3A4' }),
        )
        .join(''),
    ) +
    S.repeat(pill(S, moved(top, 0, -66)), [between(top, -92, 0), between(top, 92, 0)]) +
    pad(S, moved(top, -150, -28), c) +
    on(
      moved(top, 150, -28),
      0,
      el('circle', { r: 62, fill: S.radial({ 0.6: [tone(c, 0), 0.12], 1: [tone(c, 0), 0] }) }),
    ) +
    keys(S, moved(top, 150, -28)) +
    solid(S, moved(top, 0, 14), material('#2E3036', 'gloss'), circle(13), rounded(4, 3, 0)) +
    S.repeat(stick(S, moved(top, 0, 30), c), [between(top, -82, 0), between(top, 82, 0)])
  );
}

/** @param {Scene} S @param {string} c */
const front = (S, c) => face(S, c, -20, 50);

/** Lying on its face: the triggers rise at the far edge. @param {Scene} S @param {string} c */
function back(S, c) {
  const cam = camera(18, 48);
  const F = frame(cam, [0, 0, 0], 'up');
  const under = twoTone(c);
  const top = moved(F, 0, 0, TALL);
  const cover = 'M-62 -56Q-62 -66 -52 -66H52Q62 -66 62 -56V6Q62 18 50 20L24 26H-24L-50 20Q-62 18 -62 6Z';
  const trigger = (/** @type {1 | -1} */ s) => {
    const low = spline([
      [s * 84, -106],
      [s * 126, -117],
      [s * 172, -106],
      [s * 196, -80],
    ]);
    const high = spline(
      [
        [s * 100, -104],
        [s * 132, -113],
        [s * 168, -102],
        [s * 184, -82],
        [s * 150, -84],
        [s * 108, -90],
      ],
      true,
    );
    return (
      shell(S, F, material('#3A3D44', 'gloss'), low + 'Z', [[6, 9], [18, 13], ...quarter([24, 14], [34, 8], 6)]) +
      shell(S, F, material('#2E3036', 'satin'), high, [[34, 13], [58, 15], ...quarter([70, 14], [92, -1], 12)])
    );
  };
  const paddle = (/** @type {1 | -1} */ s) =>
    on(moved(top, s * 124, 4), 0, blot(S, 5, 6, 26, 50, 0.4, '#000')) +
    shell(
      S,
      moved(top, s * 124, 4),
      material('#A9ADB4', 'metal'),
      s > 0 ? 'M-3 -30L6 -30L14 26L8 30Z' : 'M3 -30L-6 -30L-14 26L-8 30Z',
      [[-3, 6], [3, 6], ...quarter([3, 6], [8, 1], 6)],
    );
  return (
    ground(S, F) +
    body(S, F, under, c) +
    skin(S, F, under) +
    on(
      top,
      0,
      el('path', { d: cover, fill: S.linear({ 0: tone(under, 0.84), 1: tone(under, 0.5) }, SLANT) }),
      seam(cover, under, 1.7),
      el('path', {
        d: 'M-13 -50h26',
        stroke: tone(under, 0),
        'stroke-opacity': 0.6,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      rating(0, -22, 66, tone(under, 1), 4),
      screw(S, -92, 34, 6) + screw(S, 92, 34, 6) + screw(S, -208, 118, 6) + screw(S, 208, 118, 6),
    ) +
    trigger(-1) +
    trigger(1) +
    paddle(-1) +
    paddle(1)
  );
}

export const views = {
  front,
  back,
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    loupe(S, () => face(S, c, -30, 42), { x: 76, y: -40, k: 2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 400, h: 330, d: 150, c, mood: 'play', print: () => front(S, c), room: 0.8 }),
};
