/** The retail box that a product comes in. */
import { PAPER, tone } from '../palette.mjs';
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
