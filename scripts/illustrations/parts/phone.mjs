/** A plain phone, front or back, for pictures of things in use. */
import { INK, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { DOWN, el, group } from './scene.mjs';
import { circle, on, panel, rounded, solid } from './solid.mjs';
import { moved } from './space.mjs';
import { gloss } from './surface.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Frame} Frame */

export const PHONE = { w: 216, h: 440, r: 46 };
const THICK = 26;

/** @param {Scene} S @param {Frame} F @param {string} c */
const body = (S, F, c) => solid(S, F, material(c, 'metal'), PHONE, rounded(THICK, 4, 6));

/** The back with its two lenses. @param {Scene} S @param {Frame} F @param {string} c */
export function phoneBack(S, F, c = '#3B4A60') {
  const bump = moved(F, -54, -166, THICK);
  const lens = (/** @type {number} */ x, /** @type {number} */ y) =>
    solid(S, moved(bump, x, y, 5), material(INK, 'gloss'), circle(17), rounded(7, 2, 0)) +
    on(
      moved(bump, x, y, 12),
      0,
      el('circle', { r: 10, fill: '#05060a' }),
      el('circle', {
        r: 6,
        cx: -3,
        cy: -3,
        fill: S.radial({ 0: ['#8fb2ff', 0.8], 1: ['#8fb2ff', 0] }),
      }),
    );
  return (
    body(S, F, c) +
    on(
      F,
      THICK,
      panel(
        { w: PHONE.w - 10, h: PHONE.h - 10, r: 42 },
        {
          fill: S.linear({ 0: tone(c, 0.86), 0.5: tone(c, 0.62), 1: tone(c, 0.4) }, { x2: 0.5, y2: 1 }),
        },
      ),
    ) +
    solid(S, bump, material(c, 'satin'), { w: 84, h: 84, r: 28 }, rounded(6, 4, 0)) +
    lens(-18, -18) +
    lens(18, 18) +
    on(bump, 6, el('circle', { cx: 20, cy: -18, r: 7, fill: '#F3EBDD' }))
  );
}

/** The front, playing music: a cover, a line and three keys. @param {Scene} S @param {Frame} F */
export function phoneFront(S, F, c = '#3A3D45') {
  const glass = { w: PHONE.w - 14, h: PHONE.h - 14, r: 40 };
  return (
    body(S, F, c) +
    on(
      F,
      THICK,
      panel({ w: PHONE.w - 7, h: PHONE.h - 7, r: 43 }, { fill: '#07080b' }),
      panel(glass, {
        fill: S.linear({ 0: '#2C3A56', 1: '#12151E' }, DOWN),
      }),
      panel({ w: 58, h: 16, r: 8 }, { fill: '#000' }, 0, -194),
      panel(
        { w: 150, h: 150, r: 18 },
        {
          fill: S.linear({ 0: '#F0B27A', 0.5: '#C9542E', 1: '#5B2740' }, { x2: 0.6, y2: 1 }),
        },
        0,
        -74,
      ),
      group(
        { 'clip-path': S.clip(panel({ w: 150, h: 150, r: 18 }, {}, 0, -74)) },
        el('circle', { cx: 26, cy: -96, r: 34, fill: '#FFE3B0' }),
        el('path', {
          d: 'M-80 -30C-40 -70 -10 -40 20 -58C50 -76 70 -50 80 -56V10H-80Z',
          fill: '#3C1F3A',
          opacity: 0.8,
        }),
        el('path', { d: 'M-80 -12C-30 -36 20 -14 80 -32V10H-80Z', fill: '#26142A' }),
      ),
      panel({ w: 92, h: 9, r: 4.5 }, { fill: '#fff', opacity: 0.9 }, -29, 30),
      panel({ w: 60, h: 7, r: 3.5 }, { fill: '#fff', opacity: 0.4 }, -45, 50),
      panel({ w: 150, h: 4, r: 2 }, { fill: '#fff', opacity: 0.25 }, 0, 80),
      panel({ w: 64, h: 4, r: 2 }, { fill: '#fff' }, -43, 80),
      el('circle', { cx: -11, cy: 80, r: 6, fill: '#fff' }),
      el('path', { d: 'M-10 108v36M8 108v36', stroke: '#fff', 'stroke-width': 9, 'stroke-linecap': 'round' }),
      el('path', { d: 'M-50 112v28l-22 -14zM50 112v28l22 -14z', fill: '#fff', opacity: 0.75 }),
      gloss(S, glass, 0.14),
    )
  );
}
