/** A magnetic charging puck on its cable. */
import { STEEL, isLight, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { material } from '../parts/light.mjs';
import { el, group, num, SLANT, xy } from '../parts/scene.mjs';
import { loupe } from '../parts/setting.mjs';
import { phoneBack } from '../parts/phone.mjs';
import { cast, contact } from '../parts/shadow.mjs';
import { circle, on, rounded, solid } from '../parts/solid.mjs';
import { camera, frame, moved, spot } from '../parts/space.mjs';
import { spline } from '../parts/soft.mjs';
import { heading, plug, tube } from '../parts/tube.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** Steel rim, a dark gap, a disc that is a shade softer than glass. @param {Scene} S @param {import("../parts/space.mjs").Frame} F @param {string} c */
function puck(S, F, c, r = 128, deep = 30) {
  const top = moved(F, 0, 0, deep + 1);
  const window = S.linear({ 0: ['#fff', 0.85], 1: ['#fff', 0.08] }, { x1: 0.2, y1: 0, x2: 0.5, y2: 1 });
  const disc = r - 9;
  return (
    solid(S, F, material(STEEL, 'polish'), circle(r), rounded(deep - 3, 5, 9)) +
    on(
      moved(F, 0, 0, deep - 3),
      0,
      el('circle', { r: r - 4, fill: tone(STEEL, 0.9) }),
      el('circle', { r: r - 6.5, fill: '#17181b', opacity: 0.7 }),
    ) +
    solid(S, moved(F, 0, 0, deep - 5), material(c, 'satin'), circle(disc), rounded(6, 4, 0)) +
    on(
      top,
      0,
      el('circle', { r: disc - 4, fill: S.linear({ 0: tone(c, 1), 0.5: tone(c, 0.78), 1: tone(c, 0.56) }, SLANT) }),
      group(
        { 'clip-path': S.clip(el('circle', { r: disc - 4 })) },
        el('path', {
          d: `M${num(-disc)} ${num(-disc)}H${num(disc * 0.3)}C${num(disc * 0.1)} ${num(-disc * 0.3)} ${num(-disc * 0.36)} ${num(disc * 0.34)} ${num(-disc)} ${num(disc * 0.7)}Z`,
          fill: window,
          opacity: isLight(c) ? 0.7 : 0.2,
        }),
        el('circle', { r: disc, fill: S.radial({ 0.8: [tone(c, 0), 0], 1: [tone(c, 0), 0.22] }) }),
      ),
      ...[0.74, 0.7].map((k) =>
        el('circle', {
          r: num(disc * k),
          fill: 'none',
          stroke: tone(c, 0.24),
          'stroke-opacity': 0.42,
          'stroke-width': 1.3,
        }),
      ),
      el('circle', {
        r: num(disc * 0.72),
        cy: 1.4,
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 1.4,
        'stroke-opacity': isLight(c) ? 0.9 : 0.2,
      }),
      el('circle', {
        r: disc - 5,
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': isLight(c) ? 0.9 : 0.3,
        'stroke-width': 1.6,
      }),
    )
  );
}

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const cam = camera(-14, 46);
  const F = frame(cam, [0, 0, 0], 'up');
  const at = (/** @type {number} */ x, /** @type {number} */ z, y = 12) => spot(cam, [x, y, z]);
  const cable = spline([
    at(130, 30, 16),
    at(190, 58),
    at(216, 128),
    at(160, 206),
    at(20, 226),
    at(-110, 204),
    at(-196, 160),
    at(-226, 96),
  ]);
  const end = at(-223, 104);
  const turn = heading(at(-200, 152), at(-228, 92));
  const [rx, ry] = at(122, 27, 16);
  const [tx, ty] = at(172, 47, 14);
  return (
    contact(S, cam, [0, 0, 0], 134, 134, 0.46) +
    cast(S, cable, 18, { reach: 16, strength: 0.3, shift: [4, 10] }) +
    cast(S, `M${xy(end)}l-14 -62`, 30, { reach: 14, strength: 0.3, shift: [5, 10] }) +
    tube(S, cable, c, { width: 18 }) +
    tube(S, `M${rx} ${ry}L${tx} ${ty}`, c, { width: 25 }) +
    ribs(c, [rx, ry], [tx, ty]) +
    plug(S, c, { x: end[0], y: end[1], turn, size: 1.25 }) +
    puck(S, F, c)
  );
}

/** Grooves of a strain relief between two points. @param {string} c @param {number[]} a @param {number[]} b */
const ribs = (c, [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const k = 9.5 / Math.hypot(dx, dy);
  const d = [0.55, 0.75, 0.95].map((s) => {
    const [x, y] = [ax + dx * s, ay + dy * s];
    return `M${num(x - dy * k)} ${num(y + dx * k)}L${num(x + dy * k)} ${num(y - dx * k)}`;
  });
  return el('path', {
    d: d.join(''),
    stroke: tone(c, 0),
    'stroke-opacity': 0.34,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
  });
};

/** @param {Scene} S @param {string} c */
function inUse(S, c) {
  const cam = camera(-26, 14);
  const F = frame(cam, [0, 0, -13], 'front');
  const cable = spline([
    [34, 96],
    [60, 170],
    [36, 240],
    [96, 276],
    [190, 262],
    [236, 250],
  ]);
  return (
    contact(S, cam, [0, -222, 0], 120, 60, 0.4) +
    phoneBack(S, F) +
    on(
      F,
      26,
      el('circle', {
        r: 84,
        cx: 5,
        cy: 9,
        fill: S.radial({ 0.8: ['#0b0d12', 0.5], 1: ['#0b0d12', 0] }),
      }),
    ) +
    cast(S, cable, 13, { reach: 11, strength: 0.34, shift: [6, 8] }) +
    tube(S, cable, c, { width: 13 }) +
    puck(S, moved(F, 0, 0, 26), c, 78, 17)
  );
}

export const views = {
  front,
  'in-use': inUse,
  detail: (/** @type {Scene} */ S, /** @type {string} */ c) => loupe(S, () => front(S, c), { x: 74, y: 10, k: 2.1 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) =>
    retailBox(S, { w: 320, h: 340, d: 80, c, mood: 'power', print: () => front(S, c), room: 0.72 }),
};
