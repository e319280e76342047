/**
 * The pulse speaker in the evening, one frame at a time: the light in its shell goes round once
 * while the camera rises a little and comes back, so that the last frame leads into the first.
 */
import { createScene, DOWN, el, group, num, sheet } from '../parts/scene.mjs';
import { blot, contact } from '../parts/shadow.mjs';
import { camera, frame, matrix, point } from '../parts/space.mjs';
import { between, GROUND, lightsAt, R, TURN } from './show.mjs';
import { speaker } from './speaker.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */
/** @typedef {import("./show.mjs").Light} Light */

/** Pixels on a side. */
export const SIZE = 800;

/** What the light does to the wall behind and to the ground about. @param {Scene} S @param {Frame} floor @param {Light[]} lights */
function spill(S, floor, lights) {
  const wall = lights.map((l) =>
    blot(S, 250 * l.side, -60 - 0.5 * l.h, 330, 300, 0.3 * between(-l.near, -0.5, 0.9), l.color),
  );
  const pools = lights.map((l) => {
    const low = 1 - between(l.h, -110, 130) * 0.6;
    return blot(S, 150 * l.side, 150 * l.near, 300, 250, 0.34 * low, l.color);
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
