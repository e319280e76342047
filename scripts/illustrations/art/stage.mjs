/** The shop's own pictures: a kraft carton in each, drawn by the hand that draws the goods. */
import { SWATCHES, tone } from '../palette.mjs';
import { carton } from '../parts/carton.mjs';
import { createScene, el, group, place, sheet } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { camera } from '../parts/space.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {(S: Scene, colour: string, swatch: any) => string} Draw */

export const CAM = camera(-30, 22);

/** One of our goods, at a place. @param {Scene} S @param {Record<string, Draw>} views @param {keyof typeof SWATCHES} swatch @param {{ view?: string, x: number, y: number, w: number, h?: number, turn?: number }} at */
export const goods = (S, views, swatch, { view = 'front', x, y, w, h = w, turn }) =>
  place(
    S.small(0.15, () => S.apart(() => views[view](S, SWATCHES[swatch], swatch))),
    { x, y, w, h, turn },
  );

/**
 * A small scene, 320 by 240, around one carton.
 * @param {(S: Scene, box: ReturnType<typeof carton>) => string} draw in carton measure, its centre at the origin
 * @param {{ w?: number, h?: number, d?: number, flaps?: number }} [size]
 */
export function vignette(draw, { w = 230, h = 150, d = 180, flaps = 0.5 } = {}) {
  const S = createScene();
  const drawn = S.apart(() => draw(S, carton(S, CAM, { w, h, d, flaps })));
  return sheet(S, place(drawn, { x: 160, y: 120, w: 270, h: 212 }), 320, 240);
}

/** A loose sheet of paper with lines of writing nobody can read. @param {Scene} S */
export function slip(S, x = 0, y = 0, turn = 0, k = 1) {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${k})` },
    el('path', {
      d: 'M-44 -60H26L44 -42V60H-44Z',
      fill: S.linear({ 0: '#fff', 1: tone('#F4F3EF', 0.5) }, { x2: 0.4, y2: 1 }),
    }),
    el('path', { d: 'M26 -60V-42H44Z', fill: tone('#F4F3EF', 0.3) }),
    el('path', {
      d: 'M-30 -32h34M-30 -14h60M-30 4h60M-30 22h44',
      stroke: '#B9B7B0',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  );
}

export { blot };
