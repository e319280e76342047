/** What thumbs rest on: a stick in its well, a direction pad. */
import { INK, tone } from '../palette.mjs';
import { el, group, SLANT } from './scene.mjs';
import { blot } from './shadow.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/** A thumbstick in its well. @param {Scene} S */
export function stick(S, /** @type {number} */ x, /** @type {number} */ y, colour = INK) {
  return group(
    { transform: `translate(${x} ${y})` },
    el('circle', {
      r: 45,
      fill: S.linear({ 0: tone(colour, 0), 1: tone(colour, 0.9) }, { x2: 0.3, y2: 1 }),
    }),
    el('circle', {
      r: 41,
      fill: S.radial({ 0: '#050607', 0.8: '#15171a', 1: '#2c2f35' }),
    }),
    blot(S, 8, 16, 40, 34, 0.7, '#000'),
    el('ellipse', { cy: 2, rx: 33, ry: 33, fill: tone(colour, 0.05) }),
    el('circle', {
      cx: -1,
      cy: -6,
      r: 34,
      fill: S.linear({ 0: tone(colour, 1), 0.5: tone(colour, 0.6), 1: tone(colour, 0.15) }, SLANT),
    }),
    el('circle', {
      cx: -1,
      cy: -6,
      r: 31,
      fill: 'none',
      stroke: tone(colour, 0),
      'stroke-width': 3,
      'stroke-dasharray': '1.6 2.4',
      'stroke-opacity': 0.6,
    }),
    el('circle', {
      cx: -1,
      cy: -6,
      r: 25,
      fill: S.linear({ 0: tone(colour, 0.1), 1: tone(colour, 0.95) }, SLANT),
    }),
    el('circle', {
      cx: -1,
      cy: -6,
      r: 23,
      fill: S.radial({ 0: tone(colour, 0.5), 0.7: tone(colour, 0.62), 1: tone(colour, 0.8) }, { cx: 0.6, cy: 0.65 }),
    }),
  );
}

/** @param {Scene} S */
export function pad(S, /** @type {number} */ x, /** @type {number} */ y) {
  const arm =
    'M-12 -36Q-12 -40 -8 -40H8Q12 -40 12 -36V-12H36Q40 -12 40 -8V8Q40 12 36 12H12V36Q12 40 8 40H-8Q-12 40 -12 36V12H-36Q-40 12 -40 8V-8Q-40 -12 -36 -12H-12Z';
  return group(
    { transform: `translate(${x} ${y})` },
    el('circle', {
      r: 50,
      fill: S.linear({ 0: tone(INK, 0.1), 1: tone(INK, 1) }, { x2: 0.3, y2: 1 }),
      opacity: 0.5,
    }),
    el('circle', {
      r: 47,
      fill: S.linear({ 0: '#0c0d10', 1: '#26292f' }, { x2: 0.3, y2: 1 }),
    }),
    el('path', { d: arm, fill: '#000', opacity: 0.6, transform: 'translate(3 5)' }),
    el('path', {
      d: arm,
      fill: S.linear({ 0: tone(INK, 1), 0.5: tone(INK, 0.75), 1: tone(INK, 0.5) }, SLANT),
    }),
    el('circle', { r: 9, fill: tone(INK, 0.4) }),
    el('path', {
      d: 'M-8 -38H8M-38 -10H-14',
      stroke: '#fff',
      'stroke-opacity': 0.4,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
  );
}
