/** A speaker whose clear shell shows a light show. */
import { INK, isLight, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { DOWN, el, group, num } from '../parts/scene.mjs';
import { blot, contact } from '../parts/shadow.mjs';
import { circle, on, rounded, sleeve, solid } from '../parts/solid.mjs';
import { camera, frame, moved } from '../parts/space.mjs';
import { cloth } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

const R = 104;
const [LOW, HIGH, TALL] = [-150, 158, 214];
const SHOWS = {
  side: ['#3FD0C9', '#5A7BFF', '#C04BFF', '#FF6FA8'],
  front: ['#FF5E8A', '#A34BFF', '#3E7BFF', '#FFB04A'],
};

/** @param {Scene} S @param {string} c @param {string[]} show @param {number} pitch */
function speaker(S, c, show, pitch) {
  const cam = camera(-24, pitch);
  const F = frame(cam, [0, 0, 0], 'up');
  const shell = sleeve(F, circle(R), LOW, HIGH);
  const shade = material(c, 'satin');
  const glow = (/** @type {string} */ color, /** @type {number[]} */ [x, y, rx, ry], strength = 1) =>
    el('ellipse', {
      cx: x,
      cy: y,
      rx,
      ry,
      fill: S.radial({ 0: [tone(color, 1), strength], 0.3: [color, strength * 0.92], 1: [color, 0] }),
    });
  const beads = Array.from({ length: 42 }, (_, i) => {
    const x = ((i * 61) % 190) - 95;
    const y = ((i * 97) % 270) - 130;
    return `M${num(x)} ${num(y)}h.1`;
  }).join('');
  return (
    contact(S, cam, [0, LOW - 58, 0], R, R, 0.42) +
    blot(S, -10, 206, 190, 46, 0.5, show[2]) +
    solid(S, moved(F, 0, 0, LOW - 58), shade, circle(R + 3), rounded(60, 5, 22)) +
    cloth(F, c, R + 3, LOW - 34, LOW - 3) +
    el('path', {
      d: shell,
      fill: S.linear({ 0: '#1a1330', 1: '#0d0b1c' }, DOWN),
    }) +
    group(
      { 'clip-path': S.clip(el('path', { d: shell })) },
      glow(show[2], [-30, 70, 150, 130]),
      glow(show[0], [-52, -84, 120, 104]),
      glow(show[1], [64, -30, 110, 120], 0.95),
      glow(show[3], [44, 96, 86, 74], 0.95),
      glow(show[0], [-66, 120, 70, 56], 0.8),
      glow(show[3], [-14, -10, 60, 46], 0.7),
      el('path', { d: beads, stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 4.4, 'stroke-linecap': 'round' }),
    ) +
    el('path', {
      d: shell,
      fill: S.linear({
        0: ['#fff', 0.5],
        0.05: ['#fff', 0.08],
        0.13: ['#fff', 0.04],
        0.17: ['#fff', 0.62],
        0.24: ['#fff', 0.5],
        0.28: ['#fff', 0.05],
        0.62: ['#000', 0],
        0.84: ['#000', 0.34],
        0.95: ['#000', 0.5],
        0.975: ['#fff', 0.24],
        1: ['#fff', 0.5],
      }),
    }) +
    solid(S, moved(F, 0, 0, HIGH), shade, circle(R + 3), rounded(TALL - HIGH, 20, 4)) +
    cloth(F, c, R + 3, HIGH + 6, HIGH + 32) +
    on(
      F,
      TALL,
      el('circle', {
        r: 74,
        fill: S.linear({ 0: tone(INK, 0.2), 1: tone(INK, 0.9) }, { x2: 0.3, y2: 1 }),
      }),
      el('circle', { r: 71, fill: 'none', stroke: show[1], 'stroke-width': 5 }),
      el('circle', {
        r: 66,
        fill: S.linear({ 0: tone(c, 0.9), 1: tone(c, 0.5) }, { x2: 0.3, y2: 1 }),
      }),
      el('path', {
        d: 'M-44 0h18M26 0h18M35 -9v18M-7 -11l15 11l-15 11z',
        fill: 'none',
        stroke: tone(c, isLight(c) ? 0.1 : 1),
        'stroke-width': 5,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    )
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => speaker(S, c, SHOWS.front, 16),
  side: (/** @type {Scene} */ S, /** @type {string} */ c) => speaker(S, c, SHOWS.side, 38),
  'in-use': (/** @type {Scene} */ S, /** @type {string} */ c) => {
    S.mark([-244, -240], [244, 240]);
    const lens = el('circle', { r: 242 });
    const room = S.linear({ 0: '#241f42', 0.72: '#171430', 0.74: '#2e2548', 1: '#171428' }, DOWN);
    return (
      el('circle', { r: 242, fill: room }) +
      group(
        { 'clip-path': S.clip(lens) },
        blot(S, -60, -40, 330, 330, 0.55, SHOWS.front[1]),
        blot(S, 120, -110, 220, 220, 0.4, SHOWS.front[0]),
        blot(S, 0, 172, 300, 80, 0.75, SHOWS.front[3]),
        group(
          { transform: 'translate(0 -6) scale(.82)' },
          S.mute(() => speaker(S, c, SHOWS.front, 16)),
        ),
      )
    );
  },
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 250, h: 400, d: 230, c, print: () => speaker(S, c, SHOWS.front, 10), room: 0.82 }),
};
