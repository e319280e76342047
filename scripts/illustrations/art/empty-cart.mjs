/** Nothing in the cart: an open, empty carton with a little packing paper. */
import { el, group } from '../parts/scene.mjs';
import { tone } from '../palette.mjs';
import { vignette } from './stage.mjs';

export const picture = () =>
  vignette((S, box) => {
    const wad = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ k) =>
      group(
        { transform: `translate(${x} ${y}) scale(${k})` },
        el('path', {
          d: 'M-46 20L-40 -14L-16 -30L6 -22L30 -34L48 -6L40 22Z',
          fill: S.linear({ 0: '#fff', 1: tone('#F4F3EF', 0.42) }, { x2: 0.5, y2: 1 }),
        }),
        el('path', {
          d: 'M-16 -30L-6 -2L-40 -14ZM6 -22L14 4L-6 -2ZM30 -34L14 4L48 -6Z',
          fill: tone('#F4F3EF', 0.46),
          opacity: 0.7,
        }),
        el('path', { d: 'M-6 -2L-12 20H20L14 4Z', fill: tone('#F4F3EF', 0.3), opacity: 0.5 }),
      );
    return box.shadow + box.back + wad(-34, -84, 1) + wad(38, -88, 0.9) + wad(4, -70, 1.1) + box.front;
  });
