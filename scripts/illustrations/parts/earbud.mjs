/** Earbuds as single pieces, drawn large; kinds place and scale them. */
import { INK, STEEL, isLight, tone } from '../palette.mjs';
import { DOWN, el, group, num } from './scene.mjs';
import { ball, soft, spline } from './soft.mjs';
import { blot } from './shadow.mjs';
import { on } from './solid.mjs';
import { matrix, point } from './space.mjs';
import { barrel } from './tube.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/**
 * A stem bud, about 190 wide and 330 tall, its stem ending at (0, 240).
 * Mirrored by its points and not by a transform, so that the light stays where it is.
 * @param {Scene} S @param {string} c @param {1 | -1} s 1: the nozzle points right
 * @param {boolean} [tip] silicone tip
 */
export function stemBud(S, c, s = 1, tip = false) {
  const P = (/** @type {number[][]} */ p) => p.map(([x, y]) => [x * s, y]);
  const body = spline(
    P([
      [-22, 222],
      [-27, 120],
      [-34, 40],
      [-46, -14],
      [-42, -66],
      [-4, -96],
      [46, -92],
      [84, -60],
      [92, -18],
      [70, 20],
      [36, 44],
      [24, 92],
      [23, 222],
      [0, 232],
    ]),
    true,
  );
  const grill = `translate(${num(-20 * s)} -48) rotate(${num(-34 * s)})`;
  const nozzle = `translate(${num(84 * s)} -34) rotate(${num(20 * s)})`;
  return (
    (tip ? silicone(S, c, s) : '') +
    soft(S, body, c, { edge: 26, from: 0.92, to: 0.5, shine: 0.7, shadow: 0.55 }) +
    el('path', {
      d: spline(
        P([
          [-20, 210],
          [-24, 124],
          [-28, 60],
        ]),
      ),
      fill: 'none',
      stroke: tone(c, 1),
      'stroke-opacity': 0.75,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      transform: `translate(${s > 0 ? 5 : -26} 0)`,
    }) +
    el('rect', {
      x: -22,
      y: 214,
      width: 45,
      height: 19,
      rx: 9,
      fill: S.linear({ 0: tone(STEEL, 0.5), 0.25: tone(STEEL, 1), 0.6: tone(STEEL, 0.5), 1: tone(STEEL, 0.12) }),
    }) +
    el('ellipse', { cy: 231, rx: 7, ry: 2.4, fill: '#2a2c30' }) +
    group(
      { transform: grill },
      el('rect', { x: -24, y: -9, width: 48, height: 20, rx: 10, fill: tone(c, 1) }),
      el('rect', {
        x: -24,
        y: -10,
        width: 48,
        height: 19,
        rx: 9.5,
        fill: S.linear({ 0: '#0d0e10', 1: '#3a3d44' }, DOWN),
      }),
      el('path', { d: 'M-17 -3h34M-17 3h34', stroke: '#6c7078', 'stroke-width': 1.6, 'stroke-dasharray': '1.6 2.4' }),
    ) +
    (tip
      ? ''
      : group(
          { transform: nozzle },
          el('ellipse', { rx: 17, ry: 27, cx: 1, fill: tone(c, 0.3) }),
          el('ellipse', {
            rx: 15,
            ry: 25,
            fill: S.linear({ 0: '#15171a', 1: '#44474e' }, { x2: 0.4, y2: 1 }),
          }),
          el('ellipse', {
            rx: 11,
            ry: 20,
            fill: 'none',
            stroke: '#7a7e86',
            'stroke-width': 2,
            'stroke-dasharray': '1.6 2.6',
          }),
          el('ellipse', {
            rx: 5,
            ry: 11,
            fill: 'none',
            stroke: '#7a7e86',
            'stroke-width': 2,
            'stroke-dasharray': '1.6 2.6',
          }),
        )) +
    el('ellipse', {
      cx: num(34 * s),
      cy: 18,
      rx: 6,
      ry: 10,
      fill: INK,
      opacity: 0.85,
      transform: `rotate(${num(30 * s)} ${num(34 * s)} 18)`,
    })
  );
}

/** The soft tip: two skirts and the mesh in its mouth. @param {Scene} S @param {string} c @param {1 | -1} s */
function silicone(S, c, s) {
  const skin = tone(c, isLight(c) ? 0.5 : 0.66);
  const P = (/** @type {number[][]} */ p) => p.map(([x, y]) => [x * s, y]);
  return (
    soft(
      S,
      spline(
        P([
          [56, -86],
          [104, -86],
          [126, -58],
          [118, -14],
          [88, 10],
          [52, 8],
        ]),
        true,
      ),
      skin,
      { edge: 16, from: 0.9, to: 0.34 },
    ) +
    group(
      { transform: `translate(${num(114 * s)} -42) rotate(${num(22 * s)})` },
      el('ellipse', { rx: 16, ry: 33, fill: tone(skin, 0.9) }),
      el('ellipse', { rx: 13, ry: 28, cx: num(s), fill: tone(skin, 0.3) }),
      el('ellipse', { rx: 9, ry: 20, cx: num(s), fill: '#17191c' }),
      el('ellipse', {
        rx: 6,
        ry: 15,
        cx: num(s),
        fill: 'none',
        stroke: '#777b83',
        'stroke-width': 1.8,
        'stroke-dasharray': '1.4 2.2',
      }),
    )
  );
}

/** The head of a bud, from above. @param {Scene} S */
function seated(S, /** @type {string} */ c, x = 0, y = 0, s = 1, tip = false) {
  return group(
    { transform: `translate(${num(x)} ${num(y)})` },
    tip ? S.mute(() => ball(S, tone(c, isLight(c) ? 0.5 : 0.66), 30 * s, 10, 22, 27, 18 * s, 0.2)) : '',
    S.mute(() => ball(S, c, 0, 0, 43, 40, 0, 0.7)),
    el('rect', {
      x: -17,
      y: -22,
      width: 34,
      height: 44,
      rx: 16,
      fill: S.linear({ 0: tone(c, 0.95), 1: tone(c, 0.7) }),
      opacity: 0.25,
    }),
    el('rect', {
      x: num(-13 - 8 * s),
      y: -18,
      width: 26,
      height: 12,
      rx: 6,
      fill: S.linear({ 0: '#0f1012', 1: '#3a3d44' }, DOWN),
      transform: `rotate(${-18 * s})`,
    }),
    el('ellipse', { cx: num(17 * s), cy: 12, rx: 6, ry: 8, fill: INK, opacity: 0.8 }),
  );
}

/**
 * A bud that sits in its well: what lies below the well's front lip is hidden.
 * @param {Scene} S @param {import("./space.mjs").Frame} mouth @param {string} c color of the bud
 * @param {{ x: number, rx: number, ry: number, ground: string, tip?: boolean, lift?: number }} o `ground` is the color of the well
 */
export function nested(S, mouth, c, { x, rx, ry, ground, tip = false, lift = 14 }) {
  const well = { cx: num(x), cy: 2, rx: num(rx), ry: num(ry) };
  const [bx, by] = point(mouth, x, 0, lift);
  const above = el('rect', { x: num(bx - 110), y: num(by - 160), width: 220, height: num(160 + lift) });
  S.mark([bx, by - 44]);
  return (
    on(
      mouth,
      0,
      el('ellipse', { ...well, fill: S.linear({ 0: tone(ground, 0), 1: tone(ground, 0.4) }, DOWN) }),
      blot(S, x + 6, ry * 0.5, rx * 0.94, ry * 0.7, 0.5),
    ) +
    group(
      { 'clip-path': S.clip(above + el('ellipse', { ...well, transform: matrix(mouth) })) },
      seated(S, c, bx, by, x < 0 ? 1 : -1, tip),
    )
  );
}

/** A wired bud: head and short neck, cable leaving at (0, 120). @param {Scene} S @param {string} c @param {1 | -1} s */
export function wiredBud(S, c, s = 1) {
  const P = (/** @type {number[][]} */ p) => p.map(([x, y]) => [x * s, y]);
  return (
    soft(
      S,
      spline(
        P([
          [-11, 112],
          [-14, 60],
          [-26, 26],
          [-38, -10],
          [-26, -48],
          [12, -62],
          [46, -44],
          [58, -8],
          [44, 24],
          [16, 44],
          [12, 112],
        ]),
        true,
      ),
      c,
      { edge: 18, from: 0.94, to: 0.5, shine: 0.7 },
    ) +
    group(
      { transform: `translate(${num(46 * s)} -14) rotate(${num(16 * s)})` },
      el('ellipse', { rx: 14, ry: 27, fill: tone(c, 0.24) }),
      el('ellipse', { rx: 11, ry: 23, fill: '#3f434a' }),
      el('ellipse', {
        rx: 7,
        ry: 17,
        fill: 'none',
        stroke: '#9aa0a8',
        'stroke-width': 2,
        'stroke-dasharray': '1.6 2.4',
      }),
    ) +
    el('rect', {
      x: num(-16 * s - 4),
      y: -40,
      width: 22,
      height: 9,
      rx: 4.5,
      fill: '#4a4e55',
      transform: `rotate(${num(-24 * s)} ${num(-10 * s)} -36)`,
    }) +
    el('rect', { x: -9, y: 100, width: 18, height: 22, rx: 5, fill: barrel(S, tone(c, 0.5)) })
  );
}
