/** The shop's own pictures: a kraft carton in each, drawn by the hand that draws the goods. */
import { SWATCHES, tone } from '../palette.mjs';
import { carton } from '../parts/carton.mjs';
import { createScene, el, group, place, sheet, SLANT } from '../parts/scene.mjs';
import { blot, cast } from '../parts/shadow.mjs';
import { camera } from '../parts/space.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {(S: Scene, color: string, swatch: any) => string} Draw */

export const CAM = camera(-30, 22);

/** One of our goods, at a place. @param {Scene} S @param {Record<string, Draw>} views @param {keyof typeof SWATCHES} swatch @param {{ view?: string, x: number, y: number, w: number, h?: number, turn?: number }} at */
export const goods = (S, views, swatch, { view = 'front', x, y, w, h = w, turn }) =>
  place(
    S.withDetail(0.15, () => S.apart(() => views[view](S, SWATCHES[swatch], swatch))),
    { x, y, w, h, turn },
  );

/**
 * A small scene, 320 by 240, around one carton.
 * @param {(S: Scene, box: ReturnType<typeof carton>) => string} draw in carton measure, its center at the origin
 * @param {{ w?: number, h?: number, d?: number, flaps?: number }} [size]
 */
export function vignette(draw, { w = 230, h = 150, d = 180, flaps = 0.5 } = {}) {
  const S = createScene();
  const drawn = S.apart(() => draw(S, carton(S, CAM, { w, h, d, flaps })));
  return sheet(S, place(drawn, { x: 160, y: 120, w: 270, h: 212 }), 320, 240);
}

/** A small scene without the open carton, 320 by 240. @param {(S: Scene) => string} draw */
export function scene(draw) {
  const S = createScene();
  const drawn = S.apart(() => draw(S));
  return sheet(S, place(drawn, { x: 160, y: 120, w: 270, h: 212 }), 320, 240);
}

/** A loose sheet of paper, a little bent, with lines of writing nobody can read. @param {Scene} S */
export function slip(S, x = 0, y = 0, turn = 0, k = 1) {
  const page = 'M-44 -60Q-8 -66 26 -59L44 -42Q41 10 44 60Q0 54 -44 61Q-40 0 -44 -60Z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${k})` },
    S.mute(() => cast(S, page, 6, { reach: 9, strength: 0.3, shift: [3, 5] })),
    el('path', {
      d: page,
      fill: S.linear(
        { 0: tone('#F4F3EF', 0.62), 0.3: '#fff', 0.66: tone('#F4F3EF', 0.8), 1: tone('#F4F3EF', 0.42) },
        { x2: 1, y2: 0.3 },
      ),
    }),
    el('path', {
      d: 'M26 -59Q30 -49 27 -43Q36 -45 44 -42Z',
      fill: S.linear({ 0: '#fff', 1: tone('#F4F3EF', 0.24) }, SLANT),
    }),
    el('path', {
      d: 'M-30 -32Q-14 -35 4 -32M-30 -14Q0 -18 30 -14M-30 4Q0 0 30 4M-30 22Q-8 19 14 22',
      fill: 'none',
      stroke: '#B9B7B0',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  );
}

export { blot };
