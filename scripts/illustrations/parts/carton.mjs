/** The shop's own open kraft carton, in two halves so that goods can stand between them. */
import { ACCENT, KRAFT, tone } from '../palette.mjs';
import { DOWN, el, group, xy } from './scene.mjs';
import { contact } from './shadow.mjs';
import { on, panel } from './solid.mjs';
import { frame, spot } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {{ w: number, h: number, d: number, flaps?: number, color?: string, label?: boolean }} CartonSize */

/** Thickness of the board, on the sheet. */
const BOARD = 6;

/** @param {number[][]} points */
const path = (points) => `M${points.map(xy).join('L')}Z`;

/**
 * @param {Scene} S
 * @param {import("./space.mjs").Camera} cam
 * @param {CartonSize} size
 */
export function carton(S, cam, { w, h, d, flaps = 0.5, color = KRAFT, label = true }) {
  const P = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) => spot(cam, [x, y, z]);
  const [X, Y, Z] = [w / 2, h / 2, d / 2];
  const [f, g] = [d * flaps, w * flaps * 0.6];
  const wall = (/** @type {number[][]} */ p, /** @type {number} */ from, /** @type {number} */ to) => {
    S.mark(...p);
    const fill = S.linear({ 0: tone(color, from), 1: tone(color, to) }, { x1: 0, y1: 0, x2: 0.4, y2: 1 });
    return el('path', { d: path(p), fill, stroke: fill, 'stroke-width': 2, 'stroke-linejoin': 'round' });
  };
  /** A flap from its hinge to its free edge, where the board shows its flutes. */
  const flap = (/** @type {number[][]} */ [a, b, c, e], /** @type {number} */ from, /** @type {number} */ to) => {
    const drop = (/** @type {number[]} */ p) => [p[0], p[1] + BOARD];
    const fold = Math.hypot(c[0] - e[0], c[1] - e[1]);
    return (
      el('path', {
        d: path([c, e, drop(e), drop(c)]),
        fill: tone(color, 0.24),
        stroke: tone(color, 0.24),
        'stroke-width': 1.5,
        'stroke-linejoin': 'round',
      }) +
      el('path', {
        d: `M${xy([c[0], c[1] + BOARD / 2])}L${xy([e[0], e[1] + BOARD / 2])}`,
        stroke: tone(color, 0.86),
        'stroke-width': BOARD - 2.4,
        'stroke-dasharray': fold > 200 ? '2.4 3.2' : '2 2.8',
      }) +
      wall([a, b, c, e], from, to) +
      el('path', {
        d: `M${xy(c)}L${xy(e)}`,
        stroke: tone(color, 1),
        'stroke-width': 1.8,
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      })
    );
  };
  const crease = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    el('path', {
      d: `M${xy(a)}L${xy(b)}`,
      stroke: tone(color, 1),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.75,
    });
  const [front, right] = [frame(cam, [0, 0, Z], 'front'), frame(cam, [X, 0, 0], 'right')];
  const dusk = S.linear({ 0: [tone(color, 0), 0.55], 1: [tone(color, 0), 0] }, DOWN);
  const shade = (
    /** @type {import("./space.mjs").Frame} */ F,
    /** @type {number} */ width,
    /** @type {number} */ deep,
  ) => on(F, 0, el('rect', { x: -width / 2, y: -Y, width, height: deep, fill: dusk }));
  return {
    shadow: contact(S, cam, [0, -Y, 0], w * 0.6, d * 0.66, 0.42),
    back:
      wall([P(-X, Y, -Z), P(X, Y, -Z), P(X, -Y, -Z), P(-X, -Y, -Z)], 0.4, 0.08) +
      wall([P(-X, Y, -Z), P(-X, Y, Z), P(-X, -Y, Z), P(-X, -Y, -Z)], 0.32, 0.06) +
      wall([P(X, Y, -Z), P(X, Y, Z), P(X, -Y, Z), P(X, -Y, -Z)], 0.6, 0.16) +
      flap(
        [P(-X, Y, -Z), P(X, Y, -Z), P(X - 8, Y + f * 0.62, -Z - f * 0.7), P(-X + 8, Y + f * 0.62, -Z - f * 0.7)],
        0.86,
        0.62,
      ) +
      flap(
        [P(-X, Y, -Z), P(-X, Y, Z), P(-X - g * 0.9, Y + g * 0.2, Z - 8), P(-X - g * 0.9, Y + g * 0.2, -Z + 8)],
        0.98,
        0.8,
      ),
    front:
      wall([P(X, Y, -Z), P(X, Y, Z), P(X, -Y, Z), P(X, -Y, -Z)], 0.44, 0.26) +
      wall([P(-X, Y, Z), P(X, Y, Z), P(X, -Y, Z), P(-X, -Y, Z)], 0.74, 0.52) +
      shade(front, w, h * 0.62) +
      shade(right, d, h * 0.5) +
      crease(P(X, Y, Z), P(X, -Y, Z)) +
      on(front, 0, thisSideUp(X, Y, color), label ? addressed(S, X, Y) : '') +
      flap(
        [P(X, Y, -Z), P(X, Y, Z), P(X + g * 0.92, Y - g * 0.34, Z - 8), P(X + g * 0.92, Y - g * 0.34, -Z + 8)],
        0.64,
        0.5,
      ) +
      flap(
        [P(-X, Y, Z), P(X, Y, Z), P(X - 8, Y - f * 0.42, Z + f * 0.86), P(-X + 8, Y - f * 0.42, Z + f * 0.86)],
        0.98,
        0.8,
      ) +
      crease(P(-X, Y, Z), P(X, Y, Z)),
  };
}

/** Two printed arrows. */
const thisSideUp = (/** @type {number} */ X, /** @type {number} */ Y, /** @type {string} */ color) =>
  el('path', {
    d: `M${X - 58} ${Y - 22}v-30M${X - 67} ${Y - 43}l9 -9l9 9M${X - 30} ${Y - 22}v-30M${X - 39} ${Y - 43}l9 -9l9 9M${X - 68} ${Y - 16}h48`,
    fill: 'none',
    stroke: tone(color, 0),
    'stroke-opacity': 0.6,
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** An address label, its lines too small to be words. @param {Scene} S @param {number} X @param {number} Y */
function addressed(S, X, Y) {
  const size = { w: 86, h: 52, r: 4 };
  return group(
    { transform: `translate(${xy([-X + 62, Y - 46])}) rotate(-1.5)` },
    panel(size, { fill: '#3a2a14', opacity: 0.28 }, 1.5, 2.5),
    panel(size, { fill: S.linear({ 0: '#FFFEFB', 1: '#E4DFD5' }, DOWN) }),
    panel({ w: 16, h: 16, r: 2 }, { fill: ACCENT }, -28, -12),
    el('path', { d: 'M-12 -16h44M-12 -8h32', stroke: '#9B968B', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
    el('path', {
      d: [0, 4, 9, 12, 18, 21, 27, 30, 36, 39, 45, 50, 54, 60, 63, 68].map((x) => `M${x - 35} 3v16`).join(''),
      stroke: '#2B2A28',
      'stroke-width': 2,
    }),
  );
}

/** A small carton, taped shut. @param {Scene} S @param {import("./space.mjs").Camera} cam @param {import("./space.mjs").Vec} at center of its floor @param {CartonSize} size */
export function parcel(S, cam, [x, y, z], { w, h, d, color = KRAFT, label = true }) {
  const faces = [
    { F: frame(cam, [x, y + h / 2, z + d / 2], 'front'), c: { w, h, r: 1 }, from: 0.74, to: 0.5 },
    { F: frame(cam, [x + w / 2, y + h / 2, z], 'right'), c: { w: d, h, r: 1 }, from: 0.42, to: 0.24 },
    { F: frame(cam, [x, y + h, z], 'up'), c: { w, h: d, r: 1 }, from: 0.98, to: 0.84 },
  ];
  const [front, , top] = faces;
  const tape = { fill: '#fff', opacity: 0.28 };
  // Its own stroke closes the joint to its neighbors.
  const face = (/** @type {string} */ fill, /** @type {import("./solid.mjs").Contour} */ c) =>
    panel(c, { fill, stroke: fill });
  return (
    contact(S, cam, [x, y, z], w * 0.58, d * 0.6, 0.4) +
    faces
      .map(({ F, c, from, to }) => on(F, 0, face(S.linear({ 0: tone(color, from), 1: tone(color, to) }, DOWN), c)))
      .join('') +
    on(top.F, 0, panel({ w: 22, h: d, r: 0 }, tape)) +
    on(
      front.F,
      0,
      panel({ w: 22, h: h * 0.36, r: 0 }, tape, 0, -h * 0.32),
      el('path', {
        d: `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}`,
        fill: 'none',
        stroke: tone(color, 1),
        'stroke-opacity': 0.6,
        'stroke-width': 1.6,
      }),
      label ? panel({ w: 44, h: 26, r: 2 }, { fill: '#F4F0E6' }, -w / 2 + 36, h / 2 - 26) : '',
      label ? panel({ w: 9, h: 9, r: 1 }, { fill: ACCENT }, -w / 2 + 22, h / 2 - 30) : '',
    )
  );
}
