/** The retail box that a product comes in. */
import { mix, PAPER, parse, toLab, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { DOWN, el, num, place, SLANT } from './scene.mjs';
import { contact } from './shadow.mjs';
import { on, rounded, solid } from './solid.mjs';
import { rating, seam } from './surface.mjs';
import { camera, frame } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/** What pale goods' boxes are printed in, by what the goods are for. */
const MOODS = { sound: '#8FA79A', power: '#7F93AB', care: '#C08497', play: '#8C86AE' };

/** Color of a box: the product's own, or where that is as pale as the board its mood. @param {string} c @param {keyof typeof MOODS} mood */
function inkOf(c, mood) {
  const [L, a, b] = toLab(parse(c));
  return L > 0.8 && Math.hypot(a, b) < 0.03 ? MOODS[mood] : c;
}

/**
 * A carton sleeve in the product's color over a pale front that shows the product.
 * @param {Scene} S
 * @param {{ w: number, h: number, d: number, c: string, mood?: keyof typeof MOODS, print: () => string, room?: number }} o
 *   `c` the swatch, `print` draws what the front shows
 */
export function retailBox(S, { w, h, d, c, mood = 'sound', print, room = 0.74 }) {
  const cam = camera(-32, 20);
  const F = frame(cam, [0, 0, -d / 2], 'front');
  const side = frame(cam, [w / 2, 0, 0], 'right');
  const top = frame(cam, [0, h / 2, 0], 'up');
  const ink = inkOf(c, mood);
  const board = mix(PAPER, ink, 0.12);
  const picture = S.withDetail(0.45, () => S.apart(print));
  const lid = h * 0.34;
  const low = h / 2 - lid;
  const edge = { fill: 'none', stroke: tone(ink, 1), 'stroke-opacity': 0.4, 'stroke-width': 1.4 };
  const dark = toLab(parse(ink))[0] < 0.62;
  const pale = dark ? '#fff' : tone(ink, 0);
  return (
    contact(S, cam, [0, -h / 2, 0], w * 0.56, d * 0.6, 0.42) +
    solid(S, F, material(ink, 'matte'), { w, h, r: 4 }, rounded(d, 2, 2)) +
    on(
      F,
      d,
      el('rect', {
        x: num(-w / 2 + 1.5),
        y: num(-h / 2 + 1.5),
        width: num(w - 3),
        height: num(h - 3),
        fill: S.linear({ 0: tone(board, 0.84), 1: tone(board, 0.56) }, SLANT),
      }),
      el('ellipse', {
        cy: num(-h * 0.07),
        rx: num(w * 0.52),
        ry: num(h * 0.42),
        fill: S.radial({ 0: ['#fff', 0.85], 0.5: ['#fff', 0.4], 1: ['#fff', 0] }),
      }),
      place(picture, { x: 0, y: -h * 0.06, w: w * room, h: h * room * 0.91 }),
      // The sleeve's lower part: a colored band, its seam, and words too small to read.
      el('rect', {
        x: num(-w / 2 + 1.5),
        y: num(lid),
        width: num(w - 3),
        height: num(low - 1.5),
        fill: S.linear({ 0: tone(ink, 0.7), 1: tone(ink, 0.5) }, SLANT),
      }),
      el('rect', {
        x: num(-w / 2 + 1.5),
        y: num(lid - 6),
        width: num(w - 3),
        height: 6,
        fill: S.linear({ 0: ['#000', 0], 1: ['#000', 0.2] }, DOWN),
      }),
      seam(`M${num(-w / 2 + 1)} ${num(lid)}H${num(w / 2 - 1)}`, ink, 1.5),
      el('path', {
        d: `M${num(-w / 2 + 22)} ${num(lid + low * 0.42)}h${num(w * 0.3)}`,
        stroke: pale,
        'stroke-width': 5,
        'stroke-opacity': 0.85,
        'stroke-linecap': 'round',
      }),
      el('path', {
        d: `M${num(-w / 2 + 22)} ${num(lid + low * 0.66)}h${num(w * 0.19)}`,
        stroke: pale,
        'stroke-width': 3,
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      }),
      el('circle', {
        cx: num(w / 2 - 30),
        cy: num(lid + low / 2),
        r: num(Math.min(11, low * 0.22)),
        fill: c,
        stroke: pale,
        'stroke-width': 1.6,
        'stroke-opacity': 0.8,
      }),
      // Where a thumb draws the inner box out.
      el('path', {
        d: `M-21 ${num(-h / 2 + 1)}a21 19 0 0 0 42 0Z`,
        fill: S.linear({ 0: tone(board, 0.16), 1: tone(board, 0.5) }, DOWN),
      }),
      el('path', {
        d: `M-21 ${num(-h / 2 + 1)}a21 19 0 0 0 42 0`,
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.8,
        'stroke-width': 1.2,
      }),
      el('path', { d: `M${num(w / 2 - 1.5)} ${num(-h / 2 + 2)}V${num(h / 2 - 2)}`, ...edge }),
    ) +
    on(
      side,
      0,
      seam(`M${num(-d / 2 + 1)} ${num(lid)}H${num(d / 2 - 1)}`, ink, 1.5),
      rating(0, -h * 0.36, d * 0.6, pale, 4),
      el('rect', {
        x: num(-d * 0.3),
        y: num(lid + low * 0.14),
        width: num(d * 0.6),
        height: num(low * 0.66),
        rx: 2,
        fill: '#F4F3EF',
        opacity: 0.9,
      }),
      stripes(-15, lid + low * 0.5, low * 0.4),
    ) +
    on(top, 0, el('path', { d: `M${num(-w / 2 + 5)} ${num(d / 2 - 3)}H${num(w / 2 - 5)}`, ...edge }))
  );
}

/** Bars of a code nobody can scan. */
const stripes = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ tall) =>
  el('path', {
    d: [0, 4, 9, 12, 18, 21, 27, 30].map((at) => `M${x + at} ${num(y - tall / 2)}v${num(tall)}`).join(''),
    stroke: '#2b2c30',
    'stroke-opacity': 0.8,
    'stroke-width': 2,
  });
