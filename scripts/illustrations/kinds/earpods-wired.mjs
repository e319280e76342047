/** Wired earphones: two buds, a remote, one plug. */
import { tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { wiredBud } from '../parts/earbud.mjs';
import { el, group } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { spline } from '../parts/soft.mjs';
import { barrel, plug, tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @param {Scene} S @param {string} c */
function front(S, c, flat = false) {
  const w = 13;
  const left = spline([
    [-104, -52],
    [-104, 10],
    [-76, 70],
    [-24, 104],
    [0, 128],
  ]);
  const right = spline([
    [112, -40],
    [114, 24],
    [86, 78],
    [30, 108],
    [0, 128],
  ]);
  const trunk = spline([
    [0, 128],
    [8, 190],
    [-54, 244],
    [-140, 222],
    [-176, 138],
    [-128, 74],
    [-40, 92],
    [60, 168],
    [150, 214],
    [190, 150],
  ]);
  const under = (/** @type {string} */ d) =>
    flat
      ? ''
      : el('path', {
          d,
          fill: 'none',
          stroke: '#12141a',
          'stroke-opacity': 0.15,
          'stroke-width': 15,
          transform: 'translate(4 8)',
        });
  S.mark([-190, -302], [200, -230]);
  return (
    (flat ? '' : blot(S, -86, -120, 88, 104, 0.2) + blot(S, 118, -108, 88, 104, 0.2)) +
    under(trunk) +
    under(left) +
    under(right) +
    tube(S, trunk, c, { width: w }) +
    tube(S, left, c, { width: w - 3 }) +
    tube(S, right, c, { width: w - 3 }) +
    group(
      { transform: 'translate(0 126)' },
      el('rect', { x: -11, y: -24, width: 22, height: 56, rx: 10, fill: barrel(S, c) }),
    ) +
    group(
      { transform: 'translate(110 34) rotate(14) scale(1.15)' },
      el('rect', { x: -10, y: -40, width: 20, height: 82, rx: 10, fill: barrel(S, c) }),
      el('rect', { x: -5.5, y: -32, width: 11, height: 66, rx: 5.5, fill: tone(c, 0.84) }),
      el('path', {
        d: 'M-3 -20h6M0 -23v6M-3 22h6',
        stroke: tone(c, 0.1),
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
      }),
      el('path', { d: 'M-5 -6h10M-5 10h10', stroke: tone(c, 0.2), 'stroke-width': 1 }),
    ) +
    group(
      { transform: 'translate(-104 -214) rotate(2) scale(1.42)' },
      S.mute(() => wiredBud(S, c, 1)),
    ) +
    group(
      { transform: 'translate(112 -202) rotate(-2) scale(1.42)' },
      S.mute(() => wiredBud(S, c, -1)),
    ) +
    plug(S, c, { x: 190, y: 152, turn: 14, size: 1.12 })
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => front(S, c),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 270, h: 380, d: 76, print: () => front(S, c, true), room: 0.74 }),
};
