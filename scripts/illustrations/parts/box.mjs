/** Packaging: the retail box that a product comes in, and the shop's own kraft carton. */
import { KRAFT, PAPER, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { el, place } from './scene.mjs';
import { contact } from './shadow.mjs';
import { on, rounded, solid } from './solid.mjs';
import { rating, seam } from './surface.mjs';
import { camera, frame } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/**
 * @param {Scene} S
 * @param {{ w: number, h: number, d: number, tint?: string, print: () => string, room?: number }} o `print` draws what the lid shows
 */
export function retailBox(S, { w, h, d, tint = PAPER, print, room = 0.74 }) {
  const cam = camera(-32, 20);
  const F = frame(cam, [0, 0, -d / 2], 'front');
  const side = frame(cam, [w / 2, 0, 0], 'right');
  const top = frame(cam, [0, h / 2, 0], 'up');
  const m = material(tint, 'satin');
  const picture = S.small(0.6, () => S.apart(print));
  const lid = h * 0.37;
  return (
    contact(S, cam, [0, -h / 2, 0], w * 0.56, d * 0.6, 0.42) +
    solid(S, F, m, { w, h, r: 5 }, rounded(d, 3, 3)) +
    on(F, d, place(picture, { x: 0, y: -h * 0.06, w: w * room, h: h * room })) +
    on(
      F,
      d,
      seam(`M${-w / 2 + 1} ${lid}H${w / 2 - 1}`, tint, 1.6),
      el('path', {
        d: `M${-w * 0.07} ${h / 2 - 20}h${w * 0.14}`,
        stroke: tone(tint, 0.2),
        'stroke-width': 3,
        'stroke-linecap': 'round',
        opacity: 0.5,
      }),
    ) +
    on(
      side,
      0,
      seam(`M${-d / 2 + 1} ${lid}H${d / 2 - 1}`, tint, 1.6),
      rating(0, -h * 0.36, d * 0.6, tone(tint, 0), 4),
      stripes(-d * 0.18, h * 0.4, tint),
    ) +
    on(
      top,
      0,
      el('path', {
        d: `M${-w / 2 + 6} ${-d / 2 + 6}H${w / 2 - 6}`,
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 2,
      }),
    )
  );
}

/** Bars of a code nobody can scan. */
const stripes = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ tint) =>
  el('path', {
    d: [0, 4, 9, 12, 18, 21, 27, 30].map((at, i) => `M${x + at} ${y - 13}v${i % 3 ? 20 : 24}`).join(''),
    stroke: tone(tint, 0),
    'stroke-opacity': 0.55,
    'stroke-width': 2,
  });

/** @typedef {{ w: number, h: number, d: number, flaps?: number, colour?: string }} CartonSize */

/**
 * An open carton, in two halves so that goods can stand between them.
 * @param {Scene} S
 * @param {import("./space.mjs").Camera} cam
 * @param {CartonSize} size
 */
export function carton(S, cam, { w, h, d, flaps = 0.5, colour = KRAFT }) {
  const P = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) => {
    const [a, b] = cam.view([x, y, z]);
    return [a, -b];
  };
  const [X, Y, Z] = [w / 2, h / 2, d / 2];
  const face = (
    /** @type {number[][]} */ p,
    /** @type {number} */ a,
    /** @type {number} */ b,
    dir = { x1: 0, y1: 0, x2: 0.4, y2: 1 },
    mark = true,
  ) => {
    if (mark) S.mark(...p);
    return el('path', {
      d: `M${p.map((q) => q.map((v) => +v.toFixed(1)).join(' ')).join('L')}Z`,
      fill: S.linear({ 0: tone(colour, a), 1: tone(colour, b) }, dir),
      'stroke-linejoin': 'round',
      stroke: tone(colour, (a + b) / 2),
      'stroke-width': 2,
    });
  };
  const f = d * flaps;
  const g = w * flaps * 0.6;
  const edge = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    el('path', {
      d: `M${a.map((v) => +v.toFixed(1)).join(' ')}L${b.map((v) => +v.toFixed(1)).join(' ')}`,
      stroke: tone(colour, 1),
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      opacity: 0.8,
    });
  const back =
    face([P(-X, Y, -Z), P(X, Y, -Z), P(X, -Y, -Z), P(-X, -Y, -Z)], 0.4, 0.1) +
    face([P(-X, Y, -Z), P(-X, Y, Z), P(-X, -Y, Z), P(-X, -Y, -Z)], 0.34, 0.08) +
    face([P(X, Y, -Z), P(X, Y, Z), P(X, -Y, Z), P(X, -Y, -Z)], 0.62, 0.2) +
    face(
      [P(-X, Y, -Z), P(X, Y, -Z), P(X - 8, Y + f * 0.62, -Z - f * 0.7), P(-X + 8, Y + f * 0.62, -Z - f * 0.7)],
      0.86,
      0.66,
    ) +
    face(
      [P(-X, Y, -Z), P(-X, Y, Z), P(-X - g * 0.9, Y + g * 0.2, Z - 8), P(-X - g * 0.9, Y + g * 0.2, -Z + 8)],
      0.96,
      0.8,
    );
  const front =
    face([P(X, Y, -Z), P(X, Y, Z), P(X, -Y, Z), P(X, -Y, -Z)], 0.44, 0.3) +
    face([P(-X, Y, Z), P(X, Y, Z), P(X, -Y, Z), P(-X, -Y, Z)], 0.74, 0.56) +
    edge(P(X, Y, Z), P(X, -Y, Z)) +
    face(
      [P(X, Y, -Z), P(X, Y, Z), P(X + g * 0.92, Y - g * 0.34, Z - 8), P(X + g * 0.92, Y - g * 0.34, -Z + 8)],
      0.62,
      0.5,
    ) +
    face(
      [P(-X, Y, Z), P(X, Y, Z), P(X - 8, Y - f * 0.42, Z + f * 0.86), P(-X + 8, Y - f * 0.42, Z + f * 0.86)],
      0.98,
      0.82,
    ) +
    edge(P(-X, Y, Z), P(X, Y, Z));
  const frontFace = frame(cam, [0, 0, Z], 'front');
  const marks = on(
    frontFace,
    0,
    el('path', {
      d: `M${X - 58} ${Y - 22}v-30M${X - 67} ${Y - 43}l9 -9l9 9M${X - 30} ${Y - 22}v-30M${X - 39} ${Y - 43}l9 -9l9 9M${X - 68} ${Y - 16}h48`,
      fill: 'none',
      stroke: tone(colour, 0),
      'stroke-opacity': 0.6,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  return { shadow: contact(S, cam, [0, -Y, 0], w * 0.6, d * 0.66, 0.42), back, front: front + marks };
}
