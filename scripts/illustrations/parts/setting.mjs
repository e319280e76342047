/** Where things are used: a shelf, a table. Kept to a few quiet shapes so that the product stays the subject. */
import { LOUPE, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { el, group, place, SLANT } from './scene.mjs';
import { contact } from './shadow.mjs';
import { circle, on, rounded, solid } from './solid.mjs';
import { camera, frame } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/** A leaf standing on its stalk. @param {Scene} S */
function leaf(S, x = 0, y = 0, turn = 0, size = 1, color = '#5E8A63') {
  const d = 'M0 0C-26 -34 -26 -92 0 -128C26 -92 26 -34 0 0Z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    el('path', {
      d,
      fill: S.linear({
        0: tone(color, 0.9),
        0.5: tone(color, 0.66),
        0.501: tone(color, 0.42),
        1: tone(color, 0.3),
      }),
    }),
  );
}

/** A wooden board with a plant; the product stands before it. @param {Scene} S @param {() => string} draw */
export function onBoard(S, draw) {
  const cam = camera(-32, 22);
  const wood = material('#C79B6B', 'satin');
  const board = frame(cam, [0, -178, 0], 'up');
  const grain = [-96, -60, -22, 18, 54, 92]
    .map((z, i) => `M${-262 + ((i * 37) % 50)} ${z}C-120 ${z - 9} 60 ${z + 10} ${236 - ((i * 53) % 60)} ${z - 2}`)
    .join('');
  const pot = frame(cam, [-196, -150, -62], 'up');
  const clay = material('#E3DDD2', 'matte');
  const [px, py] = [pot.O[0], -pot.O[1] - 92];
  S.mark([px - 70, py - 178], [px - 120, py - 60]);
  const goods = S.apart(draw);
  return (
    contact(S, cam, [0, -178, 0], 285, 140, 0.36) +
    solid(S, board, wood, { w: 560, h: 270, r: 40 }, rounded(28, 7, 7)) +
    on(
      board,
      28,
      el('path', { d: grain, fill: 'none', stroke: tone('#C79B6B', 0.16), 'stroke-opacity': 0.28, 'stroke-width': 2 }),
    ) +
    contact(S, cam, [-196, -150, -62], 56, 50, 0.4) +
    leaf(S, px - 8, py + 8, -38, 1.2, '#4F7B58') +
    leaf(S, px + 8, py + 8, 34, 1.25, '#4F7B58') +
    leaf(S, px - 10, py + 10, -16, 1.42) +
    leaf(S, px + 6, py + 10, 12, 1.5, '#6A9870') +
    leaf(S, px - 8, py + 12, -64, 0.9) +
    leaf(S, px + 10, py + 12, 62, 0.86) +
    solid(
      S,
      pot,
      clay,
      circle(56),
      [
        [0, 14],
        [3, 9],
        [84, 0],
        [90, 1],
        [92, 3],
      ],
      { face: material('#5A4A3E', 'matte') },
    ) +
    place(goods, { x: 62, y: 52, w: 372, h: 300 })
  );
}

/** A close look, as through a loupe: `k` times as large, the point at x and y in the middle. @param {Scene} S @param {() => string} draw @param {{ x: number, y: number, k: number }} at */
export function loupe(S, draw, { x, y, k }) {
  const lens = (/** @type {string} */ fill) => el('circle', { r: 240, fill });
  S.mark([-240, -240], [240, 240]);
  return group(
    { 'clip-path': S.clip(el('circle', { r: 240 })) },
    lens(S.linear({ 0: tone(LOUPE, 0.98), 1: tone(LOUPE, 0.5) }, SLANT)),
    group({ transform: `scale(${k}) translate(${-x} ${-y})` }, S.mute(draw)),
    lens(S.radial({ 0.8: ['#000', 0], 1: ['#000', 0.16] })),
  );
}
