/** Small things that stand in and on the cartons, lit like the goods. */
import { ACCENT, STEEL, tone } from '../palette.mjs';
import { material } from '../parts/light.mjs';
import { DOWN, el, group, SLANT, xy } from '../parts/scene.mjs';
import { cast } from '../parts/shadow.mjs';
import { on, panel, rounded, solid } from '../parts/solid.mjs';
import { ball, soft } from '../parts/soft.mjs';
import { moved } from '../parts/space.mjs';
import { tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */

const GRIP = '#7A3B1C';

/** A three-dimensional map pin whose tip is at (x, y). @param {Scene} S */
export function pin(S, x = 0, y = 0, k = 1) {
  const body = 'M0 0C-7 -24 -44 -52 -44 -88C-44 -114 -25 -132 0 -132C25 -132 44 -114 44 -88C44 -52 7 -24 0 0Z';
  S.mark([x - 44 * k, y - 132 * k], [x + 44 * k, y]);
  return group(
    { transform: `translate(${xy([x, y])}) scale(${k})` },
    S.mute(() =>
      S.withDetail(2, () => soft(S, body, ACCENT, { edge: 18, from: 1, to: 0.62, shadow: 0.5, shine: 0.4 })),
    ),
    el('circle', { cy: -86, r: 20.5, fill: S.linear({ 0: tone(ACCENT, 0), 1: tone(ACCENT, 1) }, SLANT) }),
    el('circle', {
      cy: -86,
      r: 18.5,
      fill: S.linear({ 0: tone('#F4F3EF', 0.2), 0.4: tone('#F4F3EF', 0.7), 1: '#fff' }, SLANT),
    }),
    el('ellipse', {
      cx: -17,
      cy: -112,
      rx: 15,
      ry: 8,
      transform: 'rotate(-42 -17 -112)',
      fill: S.radial({ 0: ['#fff', 0.75], 1: ['#fff', 0] }),
    }),
  );
}

/** A magnifying glass whose lens is centered at (x, y). It enlarges `behind`, an SVG. @param {Scene} S @param {string} behind */
export function magnifier(S, behind, x = 0, y = 0, k = 1.35) {
  const rim = 'M0 -62A62 62 0 1 1 -.1 -62Z';
  const [from, to] = [
    [-42, 54],
    [-106, 136],
  ];
  const grip = `M${xy([from[0] * 1.32, from[1] * 1.32])}L${xy(to)}`;
  S.mark([x + to[0] - 12, y + to[1] + 12], [x + 70, y - 70]);
  const drawn = S.mute(() => [
    cast(S, grip, 22, { reach: 14, strength: 0.4, shift: [6, 12] }),
    group(
      { 'clip-path': S.clip(el('circle', { r: 58 })) },
      el('rect', { x: -70, y: -70, width: 140, height: 140, fill: '#E9DFD0' }),
      group({ transform: `scale(${k}) translate(${xy([-x, -y])})` }, behind),
      el('circle', {
        r: 60,
        fill: S.linear({ 0: ['#fff', 0.42], 0.5: ['#DCEBF2', 0.08], 1: ['#7E9AAA', 0.3] }, SLANT),
      }),
      el('circle', { r: 60, fill: S.radial({ 0.72: ['#1d2a33', 0], 1: ['#1d2a33', 0.42] }) }),
      el('path', { d: 'M-50 -6A50 50 0 0 1 8 -49A62 62 0 0 0 -50 -6Z', fill: '#fff', opacity: 0.85 }),
      el('path', {
        d: 'M22 46A50 50 0 0 0 48 14',
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.5,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    ),
    tube(S, `M${xy(from)}L${xy([from[0] * 1.5, from[1] * 1.5])}`, STEEL, { width: 15, shine: 0.3, cap: 'butt' }),
    tube(S, rim, STEEL, { width: 13, shine: 0.3 }),
    tube(S, grip, GRIP, { width: 23, shine: 0.3 }),
    tube(S, `M${xy([from[0] * 1.28, from[1] * 1.28])}L${xy([from[0] * 1.38, from[1] * 1.38])}`, STEEL, {
      width: 25,
      shine: 0.3,
      cap: 'butt',
    }),
  ]);
  return group({ transform: `translate(${xy([x, y])})` }, ...drawn);
}

/** A coil spring that stands at (x, y), with a ball on top. @param {Scene} S */
export function spring(S, x = 0, y = 0, turns = 6, r = 21, rise = 21) {
  const arc = (/** @type {number} */ i, /** @type {1 | -1} */ side) => {
    const low = y - rise * i - (side > 0 ? 0 : rise / 2);
    const [a, b] = side > 0 ? [x + r, x - r] : [x - r, x + r];
    return `M${xy([a, low])}C${xy([a, low + side * 11 - 4])} ${xy([b, low + side * 11 - 6])} ${xy([b, low - rise / 2])}`;
  };
  const turnIndices = Array.from({ length: turns }, (_, i) => i);
  const head = y - rise * turns - 14;
  return (
    turnIndices.map((i) => tube(S, arc(i, -1), tone(STEEL, 0.34), { width: 6.5 })).join('') +
    turnIndices.map((i) => tube(S, arc(i, 1), STEEL, { width: 7.5, shine: 0.3 })).join('') +
    ball(S, ACCENT, x, head, 19, 19, 0, 0.85)
  );
}

/** A clipboard with an empty form. @param {Scene} S @param {Frame} F its center; u points right, v down */
export function clipboard(S, F) {
  const size = { w: 118, h: 160, r: 10 };
  const paper = { w: 98, h: 130, r: 2 };
  const clip = moved(F, 0, -76, 6);
  return (
    solid(S, F, material('#8A6A4A', 'satin'), size, rounded(7, 2.5, 2.5)) +
    on(
      moved(F, 0, 6, 7),
      0,
      panel(paper, { fill: '#2c1d0c', opacity: 0.3 }, 1.5, 3),
      panel(paper, { fill: S.linear({ 0: '#fff', 1: tone('#F4F3EF', 0.5) }, SLANT) }),
      [-22, 4, 30]
        .map(
          (y) =>
            panel({ w: 14, h: 14, r: 3 }, { fill: 'none', stroke: '#B9B4A8', 'stroke-width': 2 }, -32, y) +
            panel({ w: 48, h: 5, r: 2.5 }, { fill: '#DAD6CC' }, 8, y),
        )
        .join(''),
      panel({ w: 40, h: 6, r: 3 }, { fill: ACCENT, opacity: 0.85 }, -20, -44),
    ) +
    solid(S, clip, material(STEEL, 'metal'), { w: 56, h: 18, r: 5 }, rounded(9, 3, 0)) +
    on(
      moved(clip, 0, -8, 9),
      0,
      panel({ w: 22, h: 10, r: 5 }, { fill: S.linear({ 0: tone(STEEL, 1), 1: tone(STEEL, 0.2) }, DOWN) }),
    )
  );
}
