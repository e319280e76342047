/** An air styler: one handle and the barrels and brushes that go on it. */
import { INK, tone } from '../palette.mjs';
import { retailBox } from '../parts/box.mjs';
import { coil } from '../parts/coil.mjs';
import { material } from '../parts/light.mjs';
import { el, group, xy } from '../parts/scene.mjs';
import { loupe } from '../parts/setting.mjs';
import { contact } from '../parts/shadow.mjs';
import { circle, rounded, solid } from '../parts/solid.mjs';
import { camera, frame, moved } from '../parts/space.mjs';
import { button, vents, wrapped } from '../parts/surface.mjs';

/** @typedef {import("../parts/scene.mjs").Scene} Scene */
/** @typedef {import("../parts/space.mjs").Frame} Frame */

const TRIM = {
  nickel: '#B3477F',
  fuchsia: '#C2C3C7',
  blue: '#C98A55',
  black: '#B9703F',
  copper: '#2F2A2B',
  plum: '#D2AE6D',
};

/** Slits along a barrel, where the air comes out. @param {Frame} F */
function slits(F, /** @type {string} */ c, r = 35, from = 20, to = 170) {
  const d = [24, 58, 92, 126, 158]
    .map((deg) => `M${xy(wrapped(F, r, deg, from))}L${xy(wrapped(F, r, deg + 10, to))}`)
    .join('');
  return (
    el('path', {
      d,
      stroke: tone(c, 1),
      'stroke-opacity': 0.6,
      'stroke-width': 2,
      transform: 'translate(2.6 0)',
      'stroke-linecap': 'round',
    }) + el('path', { d, stroke: tone(c, 0), 'stroke-width': 3.6, 'stroke-linecap': 'round' })
  );
}

/** @param {Scene} S @param {Frame} F @param {string} c color of the collar @param {string} trim color of the barrel */
function barrel(S, F, c, trim, long = 200, r = 35) {
  return (
    solid(S, F, material(c, 'metal'), circle(r + 2), rounded(26, 2, 2)) +
    solid(S, moved(F, 0, 0, 26), material(trim, 'metal'), circle(r), [
      [0, 0],
      [long - 26, 0],
    ]) +
    slits(moved(F, 0, 0, 26), trim, r, 16, long - 40) +
    solid(S, moved(F, 0, 0, long), material(tone(INK, 0.8), 'satin'), circle(r + 1), rounded(24, 12, 2))
  );
}

/** @param {Scene} S @param {Frame} F @param {string} c @param {string} trim @param {"round" | "flat"} shape */
function brush(S, F, c, trim, shape, long = 200) {
  const r = shape === 'round' ? 26 : 22;
  const rows = shape === 'round' ? 8 : 5;
  const reach = shape === 'round' ? 17 : 12;
  const bristles = [];
  for (let row = 0; row < 9; row += 1)
    for (let i = 0; i <= rows; i += 1) {
      const deg = (180 * (i + (row % 2) * 0.5)) / (rows + 0.5);
      const h = 44 + row * ((long - 76) / 8);
      bristles.push(`M${xy(wrapped(F, r, deg, h))}L${xy(wrapped(F, r + reach, deg, h))}`);
    }
  S.mark(wrapped(F, r + reach, 0, 60), wrapped(F, r + reach, 180, 60));
  return (
    solid(S, F, material(c, 'metal'), circle(32), rounded(26, 2, 2)) +
    solid(S, moved(F, 0, 0, 26), material(trim, 'satin'), circle(r), [
      [0, 0],
      [long - 26, 0],
    ]) +
    el('path', { d: bristles.join(''), stroke: tone(INK, 0.5), 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
    el('path', {
      d: bristles.map((b) => b.replace(/M.*L/, 'M') + 'h.1').join(''),
      stroke: tone(trim, 1),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    solid(S, moved(F, 0, 0, long), material(c, 'metal'), circle(r + 4), rounded(20, 10, 2))
  );
}

/** The handle, with its cable. @param {Scene} S @param {Frame} F @param {string} c @param {string} trim */
function handle(S, F, c, trim) {
  const [sx, sy] = wrapped(F, 39, 76, 250);
  const [bx, by] = wrapped(F, 39, 76, 206);
  return (
    solid(S, moved(F, 0, 0, -8), material(trim, 'metal'), circle(39), rounded(76, 1, 9)) +
    vents(F, trim, 39, { from: 18, rows: 5, across: 11 }) +
    solid(S, moved(F, 0, 0, 68), material(INK, 'matte'), circle(38), [
      [0, 0],
      [2.5, 0],
    ]) +
    solid(S, moved(F, 0, 0, 70), material(c, 'metal'), circle(39), rounded(226, 3, 0)) +
    group({ transform: `translate(${xy([sx, sy])})` }, button(S, trim, 0, 0, 17, 30, 8)) +
    group({ transform: `translate(${xy([bx, by])})` }, button(S, tone(c, 0.5), 0, 0, 17, 17, 8)) +
    solid(S, moved(F, 0, 0, 296), material(INK, 'matte'), circle(36), [
      [0, 0],
      [3, 0],
    ])
  );
}

/** Standing on its handle, its cable coiled behind it and a brush at hand. @param {Scene} S @param {string} c @param {keyof typeof TRIM} swatch */
function front(S, c, swatch) {
  const cam = camera(-20, 18);
  const trim = TRIM[swatch];
  const base = frame(cam, [0, 0, 0], 'up');
  const aside = frame(cam, [-116, 0, 46], 'up');
  return (
    contact(S, cam, [0, 0, 0], 46, 44, 0.5) +
    contact(S, cam, [-116, 0, 46], 42, 40, 0.46) +
    coil(S, cam, { from: [26, 9, -20], at: [146, 0, -70], r: 86, color: tone(INK, 0.9) }) +
    handle(S, moved(base, 0, 0, 8), c, trim) +
    barrel(S, moved(base, 0, 0, 307), c, trim, 176) +
    S.withDetail(0.6, () => brush(S, aside, c, trim, 'round', 196))
  );
}

/** @param {Scene} S @param {string} c @param {keyof typeof TRIM} swatch */
function set(S, c, swatch) {
  return S.withDetail(0.6, () => spread(S, c, swatch));
}

/** @param {Scene} S @param {string} c @param {keyof typeof TRIM} swatch */
function spread(S, c, swatch) {
  const cam = camera(-8, 20);
  const trim = TRIM[swatch];
  const at = (/** @type {number} */ x, /** @type {number} */ z) => frame(cam, [x, 0, z], 'up');
  const spots = [
    [-196, -20],
    [-98, 34],
    [112, 34],
    [212, -20],
  ];
  return (
    [...spots, [6, -30]].map(([x, z]) => contact(S, cam, [x, 0, z], 42, 40, 0.4)).join('') +
    handle(S, moved(at(6, -30), 0, 0, 8), c, trim) +
    barrel(S, moved(at(6, -30), 0, 0, 307), c, trim, 190) +
    barrel(S, at(-196, -20), c, trim, 230, 36) +
    brush(S, at(212, -20), c, trim, 'flat', 230) +
    barrel(S, at(-98, 34), c, trim, 200, 25) +
    brush(S, at(112, 34), c, trim, 'round', 190)
  );
}

export const views = {
  front,
  set,
  detail: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"nickel"} */ s) =>
    loupe(S, () => front(S, c, s), { x: 20, y: -290, k: 2 }),
  box: (/** @type {Scene} */ S, /** @type {string} */ c, /** @type {"nickel"} */ s) =>
    retailBox(S, { w: 420, h: 300, d: 150, c, mood: 'care', print: () => set(S, c, s), room: 0.8 }),
};
