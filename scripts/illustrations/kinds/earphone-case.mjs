/** A small leather case for earbuds: stitched flap, brass clasp, ring to hang it by. */
import { GOLD, SWATCHES, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { nested } from '../parts/earbud.mjs';
import { material } from '../parts/light.mjs';
import { DOWN, el, group, num, SLANT } from '../parts/scene.mjs';
import { contact } from '../parts/shadow.mjs';
import { on, panel, pebble, rounded, shrink, solid } from '../parts/solid.mjs';
import { camera, frame, moved, point } from '../parts/space.mjs';
import { feather, spline } from '../parts/soft.mjs';
import { tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const BODY = { w: 330, h: 262, r: 86 };
const D = 118;

/** Pebbled grain. @param {Scene} S @param {string} c */
const grain = (S, c) =>
  S.pattern(
    [
      [2, 3],
      [8, 1.6],
      [13, 4.4],
      [5, 8.6],
      [11, 10],
      [1.4, 13],
      [7.4, 14.4],
      [14, 14],
    ]
      .map(([x, y]) =>
        el('ellipse', {
          cx: x,
          cy: y,
          rx: 2.5,
          ry: 1.9,
          fill: 'none',
          stroke: tone(c, 0),
          'stroke-opacity': 0.32,
          'stroke-width': 0.8,
        }),
      )
      .join(''),
    16,
    16,
  );

/** @param {Scene} S @param {string} d @param {string} c */
const stitches = (S, d, c) =>
  el('path', {
    d,
    fill: 'none',
    stroke: tone(c, 0),
    'stroke-opacity': 0.5,
    'stroke-width': 4.4,
    'stroke-linecap': 'round',
    'stroke-dasharray': '8 6',
  }) +
  el('path', {
    d,
    fill: 'none',
    stroke: tone(c, 1),
    'stroke-opacity': 0.85,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
    'stroke-dasharray': '7.4 6.6',
    transform: 'translate(-.4 -1)',
  });

/** The ring on its tab. @param {Scene} S @param {string} c @param {number[]} at */
const ring = (S, c, [x, y]) =>
  tube(
    S,
    spline([
      [x - 2, y - 8],
      [x - 44, y - 30],
      [x - 62, y + 12],
      [x - 36, y + 46],
      [x, y + 14],
    ]),
    GOLD,
    { width: 10, shine: 0.15 },
  ) +
  el('rect', {
    x: num(x - 16),
    y: num(y - 17),
    width: 40,
    height: 34,
    rx: 9,
    fill: S.linear({ 0: tone(c, 0.9), 1: tone(c, 0.3) }, { x2: 0.2, y2: 1 }),
  }) +
  stitches(S, `M${num(x - 8)} ${num(y - 10)}v20`, c);

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const cam = camera(-24, 16);
  const F = frame(cam, [0, 0, -D / 2], 'front');
  const skin = material(c, 'satin');
  const flap = 'M-165 -50V-30Q-150 22 -60 34Q-40 60 0 60Q40 60 60 34Q150 22 165 -30V-131H-165Z';
  const inner = 'M-150 -40Q-136 8 -54 20Q-34 45 0 45Q34 45 54 20Q136 8 150 -40';
  return (
    contact(S, cam, [0, -BODY.h / 2, 0], 130, 56, 0.46) +
    ring(S, c, point(F, -BODY.w / 2 + 4, -26, D * 0.5)) +
    solid(S, F, skin, BODY, rounded(D, 46, 46)) +
    on(
      F,
      D,
      group(
        { 'clip-path': S.clip(panel(shrink(BODY, 22), {})) },
        panel(BODY, { fill: grain(S, c) }),
        feather(flap, tone(c, 0), 12, 0.6, [1, 8]),
        el('path', {
          d: flap,
          fill: S.linear({ 0: tone(c, 0.98), 0.5: tone(c, 0.76), 1: tone(c, 0.6) }, { x1: 0.2, y1: 0, x2: 0.5, y2: 1 }),
        }),
        el('path', { d: flap, fill: grain(S, c) }),
        el('path', { d: flap, fill: 'none', stroke: tone(c, 1), 'stroke-opacity': 0.6, 'stroke-width': 2.4 }),
        stitches(S, inner, c),
      ),
    ) +
    on(
      F,
      D,
      el('circle', { cx: 2, cy: 34, r: 19, fill: '#000', opacity: 0.4 }),
      el('circle', {
        cy: 29,
        r: 18,
        fill: S.linear({ 0: tone(GOLD, 1), 0.4: tone(GOLD, 0.7), 1: tone(GOLD, 0.15) }, SLANT),
      }),
      el('circle', {
        cy: 29,
        r: 13,
        fill: S.linear({ 0: tone(GOLD, 0.3), 0.6: tone(GOLD, 0.8), 1: tone(GOLD, 1) }, SLANT),
      }),
    )
  );
}

/** @param {Scene} S @param {string} c */
function open(S, c) {
  const cam = camera(-20, 28);
  const up = frame(cam, [0, 0, 0], 'up');
  const plan = { w: 310, h: 122, r: 60 };
  const skin = material(c, 'satin');
  const low = 150;
  const mouth = moved(up, 0, 0, low);
  const lining = '#D9C9AE';
  const t = (14 * Math.PI) / 180;
  const lid = frame(
    cam,
    [0, low + 70, -132],
    [
      [1, 0, 0],
      [0, -Math.cos(t), -Math.sin(t)],
    ],
  );
  const bud = (/** @type {number} */ x) =>
    nested(S, mouth, SWATCHES.white, { x, rx: 52, ry: 40, ground: lining, lift: 12 });
  const face = frame(cam, [0, low / 2, plan.h / 2], 'front');
  return (
    contact(S, cam, [0, 4, 0], 138, 60, 0.46) +
    solid(S, lid, skin, { w: 310, h: 138, r: 66 }, pebble(76, [2, 2], [56, 50]), { face: null, sliced: true }) +
    on(
      lid,
      76,
      panel({ w: 310, h: 138, r: 66 }, { fill: tone(c, 0.8) }),
      panel(
        { w: 294, h: 122, r: 58 },
        {
          fill: S.linear({ 0: tone(lining, 0.12), 1: tone(lining, 0.74) }, { x2: 0.1, y2: 1 }),
        },
      ),
      stitches(S, 'M-92 -65H92A65 65 0 0 1 92 65H-92A65 65 0 0 1 -92 -65Z', c),
    ) +
    ring(S, c, point(face, -152, -12, -50)) +
    solid(S, up, skin, plan, pebble(low, [3, 3], [66, 50]), { face: null, sliced: true }) +
    on(
      mouth,
      0,
      panel(shrink(plan, 3), { fill: tone(c, 0.72) }),
      panel(shrink(plan, 10), {
        fill: S.linear({ 0: tone(lining, 0.2), 1: tone(lining, 0.8) }, DOWN),
      }),
    ) +
    bud(-66) +
    bud(66) +
    on(
      face,
      0,
      stitches(S, 'M-112 -56Q0 -52 112 -56', c),
      el('circle', { cx: 2, cy: -14, r: 18, fill: '#000', opacity: 0.35 }),
      el('circle', {
        cy: -18,
        r: 17,
        fill: S.linear({ 0: tone(GOLD, 1), 0.4: tone(GOLD, 0.7), 1: tone(GOLD, 0.15) }, SLANT),
      }),
      el('circle', { cy: -18, r: 11, fill: tone(GOLD, 0.3) }),
      el('circle', {
        cy: -18,
        r: 8,
        fill: S.linear({ 0: tone(GOLD, 0.1), 1: tone(GOLD, 0.9) }, { x2: 0.4, y2: 1 }),
      }),
    )
  );
}

export const views = {
  front,
  open,
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 340, h: 320, d: 170, c, print: () => front(S, c), room: 0.66 }),
};
