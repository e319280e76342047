/** Wired earphones: two buds, a remote, one plug, lying on the table. */
import { tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { wiredBud } from '../parts/earbud.mjs';
import { el, group } from '../parts/scene.mjs';
import { loupe } from '../parts/setting.mjs';
import { blot, cast } from '../parts/shadow.mjs';
import { spline } from '../parts/soft.mjs';
import { barrel, heading, plug, tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const LEFT = [
  [-116, 26],
  [-120, 66],
  [-104, 116],
  [-62, 152],
  [-24, 172],
  [-3, 196],
];
const RIGHT = [
  [128, 34],
  [130, 78],
  [116, 122],
  [70, 152],
  [26, 172],
  [3, 196],
];
const TRUNK = [
  [0, 190],
  [-4, 240],
  [-54, 276],
  [-134, 262],
  [-164, 206],
  [-126, 158],
  [-40, 158],
  [52, 208],
  [124, 250],
  [186, 236],
  [212, 178],
];

/** A sleeve of soft rubber that tapers, with grooves, hanging from the origin. @param {Scene} S @param {string} c */
const relief = (S, c, /** @type {number} */ x, /** @type {number} */ y, turn = 0, long = 36, w = 18) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    el('path', {
      d: `M${-w / 2} 0H${w / 2}L${w / 2 - 2.5} ${long - 3}Q${w / 2 - 3} ${long} ${w / 2 - 6} ${long}H${6 - w / 2}Q${3 - w / 2} ${long} ${2.5 - w / 2} ${long - 3}Z`,
      fill: barrel(S, tone(c, 0.56)),
    }),
    el('path', {
      d: [0.34, 0.56, 0.78].map((k) => `M${2.4 - w / 2} ${long * k}H${w / 2 - 2.4}`).join(''),
      stroke: tone(c, 0),
      'stroke-opacity': 0.4,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
  );

/** Three keys on the right-hand cable. @param {Scene} S @param {string} c */
const remote = (S, c) =>
  group(
    { transform: 'translate(128 86) rotate(6)' },
    el('rect', { x: -13, y: -42, width: 26, height: 88, rx: 12, fill: barrel(S, c) }),
    el('rect', { x: -8.5, y: -34, width: 17, height: 72, rx: 8, fill: tone(c, 0.2), opacity: 0.4 }),
    el('rect', { x: -7.5, y: -33, width: 15, height: 70, rx: 7.5, fill: barrel(S, tone(c, 0.8), 0.5) }),
    el('path', { d: 'M-7.5 -9h15M-7.5 13h15', stroke: tone(c, 0), 'stroke-opacity': 0.5, 'stroke-width': 1.4 }),
    el('path', {
      d: 'M-3.4 -21h6.8M0 -24.4v6.8M-3.4 25h6.8',
      stroke: tone(c, 0),
      'stroke-opacity': 0.75,
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
    }),
    el('circle', { cy: 2, r: 2.6, fill: tone(c, 0), opacity: 0.45 }),
  );

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const w = 17;
  const [left, right, trunk] = [LEFT, RIGHT, TRUNK].map((p) => spline(p));
  const end = TRUNK[TRUNK.length - 1];
  S.mark([-190, -270], [206, -200]);
  const bud = (/** @type {number} */ x, /** @type {number} */ y, /** @type {1 | -1} */ s) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${s * 4}) scale(1.66)` },
      S.mute(() => S.withDetail(2, () => wiredBud(S, c, s))),
    );
  return (
    S.mute(() => blot(S, -92, -164, 118, 122, 0.3) + blot(S, -104, -52, 52, 118, 0.4)) +
    S.mute(() => blot(S, 124, -152, 118, 122, 0.3) + blot(S, 140, -42, 52, 118, 0.4)) +
    [trunk, left, right].map((d) => cast(S, d, w, { reach: 13, strength: 0.32, shift: [3, 8] })).join('') +
    cast(S, 'M212 176L216 112', 30, { reach: 14, strength: 0.3, shift: [5, 10] }) +
    cast(S, 'M128 56L122 122', 22, { reach: 13, strength: 0.3, shift: [4, 9] }) +
    tube(S, trunk, c, { width: w }) +
    cast(S, 'M-6 224L-2 240', w, { reach: 8, strength: 0.3, shift: [2, 5] }) +
    tube(S, left, c, { width: w - 3 }) +
    tube(S, right, c, { width: w - 3 }) +
    relief(S, c, 0, 218, 6, 26, 20) +
    el('rect', { x: -15, y: 172, width: 30, height: 50, rx: 13, fill: barrel(S, c) }) +
    el('path', {
      d: 'M-9 184Q0 178 9 184',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }) +
    remote(S, c) +
    relief(S, c, -114, 2, 4, 38, 20) +
    relief(S, c, 126, 12, -2, 38, 20) +
    bud(-106, -184, 1) +
    bud(116, -174, -1) +
    plug(S, c, { x: end[0], y: end[1], turn: heading(TRUNK[TRUNK.length - 2], end) - 14, size: 1.4 })
  );
}

/** As fine as a loupe asks. @param {Scene} S @param {string} c */
const close = (S, c) => S.withDetail(1.2, () => front(S, c));

export const views = {
  front,
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) => loupe(S, () => close(S, c), { x: -84, y: -156, k: 2 }),
  remote: (/** @type {Scene} */ S, /** @type {string} */ c) => loupe(S, () => close(S, c), { x: 152, y: 118, k: 2.2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 290, h: 380, d: 76, c, print: () => front(S, c), room: 0.76 }),
};
