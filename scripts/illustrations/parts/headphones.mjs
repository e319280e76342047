/** Over-ear headphones: two cups on a band. Kinds choose the cup's shape and the band's make. */
import { INK, STEEL, isLight, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { el, SLANT } from './scene.mjs';
import { contact } from './shadow.mjs';
import { on, outline, panel, rounded, shrink, solid } from './solid.mjs';
import { camera, frame, moved, spot } from './space.mjs';
import { spline } from './soft.mjs';
import { bend, ribbon, strips } from './ribbon.mjs';
import { tube } from './tube.mjs';
import { mesh } from './surface.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Frame} Frame */
/** @typedef {import("./space.mjs").Camera} Camera */
/** @typedef {import("./space.mjs").Vec} Vec */
/** @typedef {{ make: "mesh" | "pad", cup: import("./solid.mjs").Contour, deep: number }} Model */

const CUSHION = 36;

/** @param {Scene} S @param {Frame} F W points away from the ear @param {string} c @param {Model} model */
export function cup(S, F, c, { cup: shape, deep, make }) {
  const pad = material(make === 'mesh' ? tone(c, 0.4) : tone(INK, isLight(c) ? 1 : 0.86), 'matte');
  const shell = material(c, make === 'mesh' ? 'metal' : 'satin');
  const soft = shrink(shape, 4);
  const top = moved(F, 0, 0, CUSHION + 4);
  const parts = [
    () => solid(S, F, pad, soft, rounded(CUSHION, 6, 17)),
    () =>
      solid(S, moved(F, 0, 0, CUSHION), material(INK, 'matte'), shrink(shape, 6), [
        [0, 0],
        [4, 0],
      ]),
    () =>
      solid(S, top, shell, shape, rounded(deep, make === 'mesh' ? 26 : 30, 3)) + on(top, deep, lid(S, shape, c, make)),
  ];
  if (F.W[2] >= 0) return parts.map((draw) => draw()).join('');
  const ear = frame(F.cam, F.o, [[-F.u[0], -F.u[1], -F.u[2]], F.v]);
  const hole = shrink(soft, 34);
  return (
    parts
      .toReversed()
      .map((draw) => draw())
      .join('') +
    on(
      ear,
      0,
      panel(shrink(hole, -3), {
        fill: S.linear({ 0: tone(pad.color, 0), 1: tone(pad.color, 0.9) }, SLANT),
      }),
      panel(hole, {
        fill: S.linear({ 0: '#0b0c0e', 1: tone(pad.color, 0.4) }, { x1: 0.2, y1: 0, x2: 0.9, y2: 1 }),
      }),
      panel(hole, { fill: mesh(S, '#555a62', 7), opacity: 0.6 }),
    )
  );
}

/** What the outer face shows. @param {Scene} S @param {import("./solid.mjs").Contour} shape @param {string} c @param {"mesh" | "pad"} make */
function lid(S, shape, c, make) {
  if (make === 'mesh')
    return panel(shrink(shape, 28), {
      fill: S.linear({ 0: ['#fff', 0.34], 0.45: ['#fff', 0.02], 1: ['#000', 0.1] }, SLANT),
    });
  const disc = shrink(shape, 44);
  return (
    panel(shrink(disc, -2), {
      fill: S.linear({ 0: tone(c, 0.1), 1: tone(c, 0.95) }, SLANT),
    }) +
    panel(disc, {
      fill: S.linear({ 0: tone(c, 0.95), 0.5: tone(c, 0.66), 1: tone(c, 0.4) }, SLANT),
    }) +
    panel(shrink(disc, 12), {
      fill: S.radial({ 0: ['#fff', 0.2], 1: ['#fff', 0] }, { cx: 0.3, cy: 0.25 }),
    })
  );
}

/**
 * The band in a plane: `at` maps its flat shape into the world.
 * @param {Scene} S @param {Camera} cam @param {string} c @param {Model} model
 * @param {(x: number, y: number, z: number) => Vec} at @param {Vec} side direction of the band's width
 */
export function band(S, cam, c, model, at, side, { half = 152, foot = 40, rise = 196 } = {}) {
  const arch = (/** @type {number} */ deg, /** @type {number} */ z = 0, r = half, h = rise) => {
    const a = (deg * Math.PI) / 180;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return at(Math.sign(x) * Math.abs(x) ** 0.86 * r, foot + Math.abs(y) ** 0.92 * h, z);
  };
  if (model.make === 'pad') {
    const padding = material(tone(INK, isLight(c) ? 1 : 0.86), 'matte');
    const shell = ribbon(
      S,
      cam,
      material(c, 'satin'),
      bend(-2, 182, 30, (d) => arch(d)),
      side,
      { width: (s) => 30 + 24 * Math.sin(Math.PI * s), thick: 24, round: 7 },
    );
    const cushion = ribbon(
      S,
      cam,
      padding,
      bend(30, 150, 24, (d) => arch(d, 0, half - 19, rise - 19)),
      side,
      { width: (s) => 12 + 38 * Math.sin(Math.PI * s) ** 0.36, thick: 18, round: 6 },
    );
    const joints = [24, 156].flatMap((d) =>
      ribbon(S, cam, material(tone(c, 0.1), 'matte'), [arch(d - 0.6), arch(d + 0.6)], side, {
        width: 43,
        thick: 24.6,
        round: 7,
      }),
    );
    // The cushion lies before the band's inside and behind its outside, from wherever one looks.
    const [inside, outside] = [shell.filter((p) => p.t >= 0), shell.filter((p) => p.t < 0)];
    return strips(inside) + strips(cushion) + strips(outside) + strips(joints);
  }
  const wide = (/** @type {number} */ s) => 10 + 30 * Math.sin(Math.PI * s) ** 0.6;
  const rail = (/** @type {1 | -1} */ sign) =>
    bend(0, 180, S.detail < 0.5 ? 12 : 28, (d) => arch(d, sign * wide(d / 180))).map((p) => spot(cam, p));
  const skin = tone(c, 0.56);
  const canopy = ribbon(
    S,
    cam,
    material(skin, 'matte'),
    bend(16, 164, 26, (d) => arch(d, 0, half - 3, rise - 3)),
    side,
    { width: (s) => 2 * wide(0.09 + s * 0.82) - 8, thick: 3 },
  );
  const near = cam.view(side)[2] >= 0 ? 1 : -1;
  const [far, close] = [rail(/** @type {1 | -1} */ (-near)), rail(near)];
  const bridge = [3, far.length - 4]
    .map((i) => tube(S, `M${far[i].join(' ')}L${close[i].join(' ')}`, tone(c, 0.6), { width: 9 }))
    .join('');
  const weave = outline([...far.slice(3, -3), ...close.slice(3, -3).toReversed()]);
  return (
    tube(S, spline(far), tone(c, 0.7), { width: 12, shine: 0.1 }) +
    strips(canopy) +
    el('path', { d: weave, fill: mesh(S, skin, 6), opacity: 0.8 }) +
    bridge +
    tube(S, spline(close), tone(c, 0.78), { width: 13, shine: 0.15 })
  );
}

/** One cup from the ear's side: the cushion and what hangs it. @param {Scene} S @param {string} c @param {Model} model */
export function earSide(S, c, model) {
  const cam = camera(-52, 16);
  const left = frame(cam, [0, 0, 0], 'left');
  const metal = model.make === 'mesh';
  const [a, b] = [spot(cam, [-20, 230, 0]), spot(cam, [-46, model.cup.h / 2 - 14, 0])];
  return (
    tube(S, `M${a.join(' ')}L${b.join(' ')}`, metal ? STEEL : tone(c, 0.6), {
      width: metal ? 14 : 26,
      shine: 0.15,
      cap: 'butt',
    }) + cup(S, left, c, model)
  );
}

/** @param {Scene} S @param {string} c @param {Model} model @param {number} yaw @param {number} pitch */
export function worn(S, c, model, yaw, pitch) {
  const cam = camera(yaw, pitch);
  const [x, y] = [96, -78];
  const right = frame(cam, [x, y, 0], 'right');
  const left = frame(cam, [-x, y, 0], 'left');
  const stem = (/** @type {1 | -1} */ s) => {
    const [a, b] = [spot(cam, [s * 152, 52, 0]), spot(cam, [s * 146, y + model.cup.h / 2 - 12, 0])];
    return tube(S, `M${a.join(' ')}L${b.join(' ')}`, model.make === 'mesh' ? STEEL : tone(c, 0.6), {
      width: model.make === 'mesh' ? 13 : 24,
      shine: 0.15,
      cap: 'butt',
    });
  };
  const crown = frame(cam, [x + CUSHION + 24, y + model.cup.h / 2, -34], 'up');
  const knob =
    model.make === 'mesh' ? solid(S, crown, material(STEEL, 'polish'), { w: 26, h: 26, r: 13 }, rounded(16, 4, 0)) : '';
  return (
    contact(S, cam, [x + 26, y - model.cup.h / 2, 0], 44, 74, 0.4) +
    contact(S, cam, [-x - 26, y - model.cup.h / 2, 0], 44, 74, 0.4) +
    stem(-1) +
    S.withDetail(0.75, () => cup(S, left, c, model)) +
    band(S, cam, c, model, (a, b, z) => [a, b, z], [0, 0, 1]) +
    knob +
    stem(1) +
    S.withDetail(0.85, () => cup(S, right, c, model))
  );
}

/** Cups turned flat, lying on the table inside the band. @param {Scene} S @param {string} c @param {Model} model @param {{ x: number, z: number, pitch: number, yaw: number }} o */
export function flat(S, c, model, { x, z, pitch, yaw }) {
  const cam = camera(yaw, pitch);
  const at = (/** @type {1 | -1} */ s) => frame(cam, [s * x, 0, z], 'up');
  const arm = (/** @type {1 | -1} */ s) => {
    const [a, b] = [spot(cam, [s * 152, 30, -40]), spot(cam, [s * (x + 8), 44, z - model.cup.h * 0.42])];
    return tube(S, `M${a.join(' ')}L${b.join(' ')}`, model.make === 'mesh' ? STEEL : tone(c, 0.6), {
      width: model.make === 'mesh' ? 13 : 26,
      shine: 0.15,
    });
  };
  return (
    contact(S, cam, [0, 0, -212], 130, 34, 0.26) +
    contact(S, cam, [-x, 0, z], 92, 110, 0.4) +
    contact(S, cam, [x, 0, z], 92, 110, 0.4) +
    band(S, cam, c, model, (a, b, w) => [a, 30 + w, -b], [0, 1, 0]) +
    arm(-1) +
    arm(1) +
    cup(S, at(-1), c, model) +
    cup(S, at(1), c, model)
  );
}
