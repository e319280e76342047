/** Nothing in the cart: an open, empty carton with a little packing paper. */
import { el, group } from '../parts/scene.mjs';
import { tone } from '../palette.mjs';
import { blot, vignette } from './stage.mjs';

export const picture = () =>
  vignette((S, box) => {
    const wad = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
      group(
        { transform: `translate(${x} ${y}) scale(${k})` },
        blot(S, 4, 16, 62, 20, 0.4),
        el('path', {
          d: 'M-46 20L-40 -14L-16 -30L6 -22L30 -34L48 -6L40 22Z',
          fill: S.linear({ 0: '#fff', 1: tone('#F4F3EF', 0.42) }, { x2: 0.5, y2: 1 }),
        }),
        el('path', {
          d: 'M-16 -30L-6 -2L-40 -14ZM6 -22L14 4L-6 -2ZM30 -34L14 4L48 -6Z',
          fill: S.linear({ 0: tone('#F4F3EF', 0.7), 1: tone('#F4F3EF', 0.3) }, { x2: 0.4, y2: 1 }),
          opacity: 0.8,
        }),
        el('path', {
          d: 'M-40 -14L-26 4L-46 20M-16 -30L-6 -2L14 4L30 -34M14 4L40 22M-6 -2L-26 4L-12 20',
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.8,
          'stroke-width': 1.4,
          'stroke-linejoin': 'round',
        }),
        el('path', {
          d: 'M-6 -2L-12 20H20L14 4Z',
          fill: S.linear({ 0: tone('#F4F3EF', 0.8), 1: tone('#F4F3EF', 0.1) }, { x2: 0.2, y2: 1 }),
          opacity: 0.6,
        }),
      );
    return box.shadow + box.back + wad(-34, -84, 1) + wad(38, -88, 0.9) + wad(4, -70, 1.1) + box.front;
  });
