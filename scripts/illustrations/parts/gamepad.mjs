/** What thumbs rest on, standing on a plane: a stick in its well, a direction pad, round keys. */
import { tone } from '../palette.mjs';
import { material } from './light.mjs';
import { el, SLANT } from './scene.mjs';
import { blot } from './shadow.mjs';
import { quarter, shell } from './shell.mjs';
import { circle, on, rounded, solid } from './solid.mjs';
import { moved, point } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Frame} Frame */

/** A dished opening in the plane. @param {Scene} S @param {string} c the body's color */
export const well = (S, /** @type {string} */ c, /** @type {number} */ r, floor = '#101114') =>
  el('circle', {
    r: r + 3,
    fill: S.linear({ 0: tone(c, 0.12), 0.5: tone(c, 0.5), 1: tone(c, 1) }, { x1: 0.3, y1: 0, x2: 0.6, y2: 1 }),
  }) +
  el('circle', {
    r,
    fill: S.linear(
      { 0: tone(floor, 0), 0.7: tone(floor, 0.62), 1: tone(floor, 1) },
      { x1: 0.3, y1: 0, x2: 0.6, y2: 1 },
    ),
  });

/** A thumbstick: well, neck, and a cap with a rolled rim about a dish. @param {Scene} S @param {Frame} F @param {string} c */
export function stick(S, F, c) {
  const rubber = material('#2E3036', 'satin');
  return (
    on(F, 0, well(S, c, 45), blot(S, 8, 12, 40, 34, 0.8, '#000')) +
    solid(S, F, material('#1d1f23', 'satin'), circle(19), [
      [-6, -6],
      [18, 0],
    ]) +
    solid(S, moved(F, 0, 0, 16), rubber, circle(34), rounded(13, 6, 6)) +
    on(
      moved(F, 0, 0, 29),
      0,
      el('circle', {
        r: 30.5,
        fill: 'none',
        stroke: '#000',
        'stroke-width': 3,
        'stroke-dasharray': '1.6 2.2',
        'stroke-opacity': 0.5,
      }),
      el('circle', { r: 26.5, fill: S.linear({ 0: '#0d0e10', 0.5: '#23252a', 1: '#63676f' }, SLANT) }),
      el('circle', { r: 24.5, fill: S.linear({ 0: '#17181b', 0.55: '#2b2e33', 1: '#44474e' }, SLANT) }),
    )
  );
}

const CROSS = 'M-8 -27H8V-8H27V8H8V27H-8V8H-27V-8H-8Z';

/** @param {Scene} S @param {Frame} F @param {string} c */
export const pad = (S, F, c) =>
  on(F, 0, well(S, c, 44), blot(S, 4, 6, 42, 42, 0.6, '#000')) +
  shell(S, F, material('#34363d', 'satin'), CROSS, [[-2, 4], [5, 4], ...quarter([5, 4], [9, 1], 5)]) +
  on(
    F,
    9,
    el('circle', { r: 10, fill: S.linear({ 0: '#16181b', 1: '#4d5058' }, SLANT) }),
    el('path', {
      d: 'M0 -27l4.5 7h-9zM27 0l-7 4.5v-9zM0 27l-4.5 -7h9zM-27 0l7 -4.5v9z',
      fill: '#fff',
      opacity: 0.42,
    }),
  );

/** Four round keys, told apart by their dots. @param {Scene} S @param {Frame} F */
export function keys(S, F) {
  const signs = ['M0 0h.1', 'M-4 0h.1M4 0h.1', 'M0 -4h.1M-4 3.5h.1M4 3.5h.1', 'M-4 -4h.1M4 -4h.1M-4 4h.1M4 4h.1'];
  const spots = [
    [0, -33],
    [33, 0],
    [0, 33],
    [-33, 0],
  ];
  const one =
    on(F, 0, blot(S, 4, 6, 23, 22, 0.5, '#000'), el('circle', { r: 17.5, fill: '#0b0c0e', opacity: 0.75 })) +
    solid(S, F, material('#34363d', 'gloss'), circle(16), rounded(11, 5, 0));
  const dots = spots.map(([x, y], i) =>
    on(
      moved(F, x, y, 11),
      0,
      el('path', { d: signs[i], stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    ),
  );
  return (
    S.repeat(
      one,
      spots.map(([x, y]) => between(F, x, y)),
    ) + dots.join('')
  );
}

/** How far a point of the plane stands from its origin, on the sheet. @param {Frame} F */
export const between = (F, /** @type {number} */ x, /** @type {number} */ y) => {
  const [[ax, ay], [bx, by]] = [point(F), point(F, x, y)];
  return [bx - ax, by - ay];
};

/** A small upright key. @param {Scene} S @param {Frame} F */
export const pill = (S, /** @type {Frame} */ F, w = 13, h = 26, color = '#34363d') =>
  on(F, 0, blot(S, 2, 3, w * 0.8, h * 0.7, 0.4, '#000')) +
  solid(S, F, material(color, 'satin'), { w, h, r: w / 2 }, rounded(5, 2.5, 0));
