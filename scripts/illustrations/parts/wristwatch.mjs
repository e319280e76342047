/** A watch on its band: closed in a loop, or open and seen from behind. */
import { STEEL, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { arc, face } from './dial.mjs';
import { el, num, SLANT } from './scene.mjs';
import { contact } from './shadow.mjs';
import { circle, on, panel, rounded, shrink, solid } from './solid.mjs';
import { bend, ribbon, strips } from './ribbon.mjs';
import { camera, frame, moved } from './space.mjs';
import { gloss } from './surface.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./solid.mjs").Contour} Contour */
/** @typedef {import("./space.mjs").Vec} Vec */
/** @typedef {{ shape: Contour, deep: number, rugged: boolean, metal: string, strap: string }} Watch */

/** The band as a loop in the y-z plane. */
const loop = (/** @type {number} */ deg, /** @type {Watch} */ { shape, deep }) => {
  const a = (deg * Math.PI) / 180;
  const tall = shape.h * 0.86;
  return /** @type {Vec} */ ([0, Math.cos(a) * tall, -deep * 0.6 - 96 + Math.sin(a) * (96 + deep * 0.2)]);
};

/** @param {Scene} S @param {Watch} w @param {number} yaw @param {number} pitch */
export function watch(S, w, yaw, pitch) {
  const cam = camera(yaw, pitch);
  const { shape, deep, rugged, metal } = w;
  const strap = material(w.strap, 'matte');
  const lay = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ steps) =>
    ribbon(
      S,
      cam,
      strap,
      bend(from, to, steps, (d) => loop(d, w)),
      [1, 0, 0],
      {
        width: (s) =>
          shape.w * (rugged ? 0.62 : 0.66) * (from > 90 && from < 400 ? 1 - 0.14 * Math.sin(Math.PI * s) : 1),
        thick: rugged ? 9 : 12,
      },
    );
  const quads = lay(118, 422, 64);
  const F = frame(cam, [0, 0, -deep / 2], 'front');
  const right = frame(cam, [shape.w / 2 - 3, 0, 0], 'right');
  const m = material(metal, 'metal');
  const glass = shrink(shape, rugged ? 17 : 7);
  const crown = moved(right, 0, rugged ? -20 : -34, 0);
  const bar = material(metal, 'metal');
  const detail = rugged
    ? solid(S, moved(right, 0, -2, 0), m, { w: deep * 0.74, h: 126, r: 18 }, rounded(11, 5, 0)) +
      solid(S, moved(crown, 0, 0, 10), bar, circle(20), rounded(15, 3, 0)) +
      on(moved(crown, 0, 0, 25), 0, el('circle', { r: 16, fill: 'none', stroke: '#F0752C', 'stroke-width': 5 })) +
      solid(S, moved(right, 0, 38, 9), material('#F0752C', 'satin'), { w: 15, h: 48, r: 7.5 }, rounded(5, 2, 0))
    : solid(S, crown, bar, circle(19), rounded(16, 4, 0)) +
      on(
        moved(crown, 0, 0, 16),
        0,
        el('circle', { r: 15, fill: 'none', stroke: tone(metal, 0), 'stroke-opacity': 0.5, 'stroke-width': 2 }),
        el('circle', {
          r: 9,
          fill: S.linear({ 0: tone(metal, 0.3), 1: tone(metal, 1) }),
        }),
      ) +
      solid(S, moved(right, 0, 36, 0), bar, { w: 15, h: 56, r: 7.5 }, rounded(4, 2, 0));
  return (
    contact(S, cam, [0, -shape.h * 0.86 - 6, -deep * 0.6 - 96], shape.w * 0.36, 80, 0.42) +
    strips(quads) +
    marks(S, cam, w) +
    solid(S, F, m, shape, rounded(deep, rugged ? 7 : 20, rugged ? 10 : 22)) +
    detail +
    on(
      F,
      deep,
      ...(rugged ? [panel(shrink(shape, 13), { fill: tone(metal, 0.16) })] : []),
      panel(shrink(glass, -2), { fill: '#000' }),
      face(S, glass, rugged),
      panel(shrink(glass, 1), { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.2, 'stroke-width': 2 }),
      gloss(S, glass, 0.2),
    )
  );
}

/** Pin holes on a sport band, ribs on a woven one. @param {Scene} S @param {import("./space.mjs").Camera} cam @param {Watch} w */
function marks(S, cam, w) {
  const width = w.shape.w * (w.rugged ? 0.62 : 0.66);
  const at = (/** @type {number} */ deg) => {
    const [p, q] = [loop(deg, w), loop(deg + 1, w)];
    const len = Math.hypot(q[1] - p[1], q[2] - p[2]);
    return frame(cam, p, [
      [1, 0, 0],
      [0, (q[1] - p[1]) / len, (q[2] - p[2]) / len],
    ]);
  };
  if (!w.rugged)
    return [126, 136, 146]
      .map((d) =>
        on(
          at(d),
          6,
          el('ellipse', { rx: 6, ry: 9, fill: tone(w.strap, 0), opacity: 0.7 }),
          el('path', {
            d: 'M-5 7Q0 11 5 7',
            fill: 'none',
            stroke: tone(w.strap, 1),
            'stroke-opacity': 0.6,
            'stroke-width': 1.6,
          }),
        ),
      )
      .join('');
  return Array.from({ length: 40 }, (_, i) => -20 + i * 5)
    .filter((d) => d < 66 || d > 114)
    .map((d) =>
      on(
        at(d),
        5,
        el('path', {
          d: `M${-width * 0.42} 0H${width * 0.42}`,
          stroke: tone(w.strap, 0),
          'stroke-opacity': 0.4,
          'stroke-width': 4,
          'stroke-dasharray': '7 3',
        }),
        el('path', {
          d: `M${-width * 0.42} 3H${width * 0.42}`,
          stroke: tone(w.strap, 1),
          'stroke-opacity': 0.4,
          'stroke-width': 1.6,
          'stroke-dasharray': '7 3',
        }),
      ),
    )
    .join('');
}

/** The case from behind, its band open. @param {Scene} S @param {Watch} w */
export function watchBack(S, w) {
  const cam = camera(24, 14);
  const { shape, deep, metal } = w;
  const F = frame(cam, [0, 0, -deep / 2], 'front');
  const curve = (/** @type {number} */ s) => (/** @type {number} */ t) =>
    /** @type {Vec} */ ([0, s * (shape.h * 0.42 + 168 * Math.sin(t)), 30 - 66 * (1 - Math.cos(t))]);
  const wide = (/** @type {number} */ k) =>
    shape.w * (0.66 - 0.12 * k) * (k > 0.86 ? Math.sqrt(1 - ((k - 0.86) / 0.15) ** 2) * 0.55 + 0.45 : 1);
  const strap = (/** @type {number} */ s) =>
    strips(
      ribbon(S, cam, material(w.strap, 'matte'), bend(0, 1.3, 30, curve(s)), [1, 0, 0], {
        width: wide,
        thick: 14,
        round: 4,
      }),
    );
  const along = (/** @type {1 | -1} */ s, /** @type {number} */ t) => {
    const [p, q] = [curve(s)(t), curve(s)(t + 0.02)];
    const len = Math.hypot(q[1] - p[1], q[2] - p[2]) * -s;
    return frame(cam, p, [
      [1, 0, 0],
      [0, (q[1] - p[1]) / len, (q[2] - p[2]) / len],
    ]);
  };
  const holes = [0.42, 0.58, 0.74, 0.9, 1.06]
    .map((t) =>
      on(
        along(-1, t),
        7,
        el('ellipse', { rx: 6, ry: 9, fill: tone(w.strap, 0), opacity: 0.75 }),
        el('path', {
          d: 'M-5 7Q0 11 5 7',
          fill: 'none',
          stroke: tone(w.strap, 1),
          'stroke-opacity': 0.6,
          'stroke-width': 1.6,
        }),
      ),
    )
    .join('');
  const pin =
    solid(S, moved(along(1, 0.92), 0, 0, 6), material(metal, 'metal'), circle(13), rounded(9, 4, 0)) +
    on(
      along(1, 0.52),
      7,
      panel({ w: shape.w * 0.4, h: 18, r: 9 }, { fill: tone(w.strap, 0), opacity: 0.5 }),
      panel({ w: shape.w * 0.4 - 3, h: 15, r: 7.5 }, { fill: tone(w.strap, 0.16) }, 0, 1),
    );
  return (
    contact(S, cam, [0, -shape.h * 0.42 - 172, -20], shape.w * 0.3, 40, 0.36) +
    strap(1) +
    strap(-1) +
    holes +
    pin +
    solid(
      S,
      frame(cam, [-shape.w / 2 + 3, -0, 0], 'left'),
      material(metal, 'metal'),
      { w: 15, h: 56, r: 7 },
      rounded(5, 2, 0),
    ) +
    solid(S, F, material(metal, 'metal'), shape, rounded(deep, 24, 16)) +
    on(
      F,
      deep,
      el('circle', { r: 76, fill: tone(metal, 0.1) }),
      el('circle', {
        r: 74,
        fill: S.linear({ 0: '#3a3e46', 1: '#0c0d10' }, SLANT),
      }),
      el('circle', { r: 74, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 1.6 }),
    ) +
    solid(S, moved(F, 0, 0, deep), material('#16181c', 'gloss'), circle(58), [
      [0, 0],
      [5, 4],
      [9, 12],
      [12, 26],
    ]) +
    on(
      F,
      deep + 12,
      ...[0, 90, 180, 270].map((d) =>
        el('circle', {
          r: 9,
          cx: num(Math.cos((d * Math.PI) / 180) * 24),
          cy: num(Math.sin((d * Math.PI) / 180) * 24),
          fill: S.radial({ 0: '#2a7d57', 0.6: '#123226', 1: '#0a0b0d' }),
        }),
      ),
      el('circle', { r: 5, fill: '#7a1f24' }),
      el('path', {
        d: arc(66, 200, 320) + arc(66, 20, 140),
        fill: 'none',
        stroke: STEEL,
        'stroke-opacity': 0.55,
        'stroke-width': 2,
        'stroke-dasharray': '7 3 3 3',
      }),
    )
  );
}
