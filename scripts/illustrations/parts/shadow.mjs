/** Soft contact shadows. Only radial gradients: no filter, so they stay crisp and cheap. */
import { el, group, num } from './scene.mjs';
import { frame, matrix } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/** A blurred dark ellipse on the sheet. @param {Scene} S */
export const blot = (/** @type {Scene} */ S, x = 0, y = 0, rx = 100, ry = 30, strength = 0.3, color = '#12141a') =>
  el('ellipse', {
    cx: num(x),
    cy: num(y),
    rx: num(rx),
    ry: num(ry),
    fill: S.radial({
      0: [color, strength],
      0.45: [color, strength * 0.72],
      0.75: [color, strength * 0.24],
      1: [color, 0],
    }),
  });

/**
 * The shadow of something that stands on the ground: a wide soft one that falls away
 * from the key light, and a tight dark one where it touches.
 * @param {Scene} S
 * @param {import("./space.mjs").Camera} cam
 * @param {import("./space.mjs").Vec} at where it touches
 * @param {number} rx half width along x @param {number} rz half depth along z
 */
export function contact(S, cam, at, rx, rz, strength = 0.34) {
  return group(
    { transform: matrix(frame(cam, at, 'up')) },
    blot(S, rx * 0.12, rz * 0.1, rx * 1.32, rz * 1.5, strength * 0.75),
    blot(S, 0, 0, rx * 1.04, rz * 1.06, strength),
  );
}

/**
 * The soft shadow that a cable throws on what it lies on: the same line, thick and faint to thin and dense,
 * so finely stepped that no step shows. A pure gray: fainter hues would round to other ones.
 * @param {Scene} S @param {string} d @param {number} width of the cable
 * @param {{ reach?: number, strength?: number, shift?: [number, number], color?: string }} [o] `reach` is how far it fades
 */
export function cast(S, d, width, { reach = width, strength = 0.3, shift = [3, 7], color = '#000' } = {}) {
  const steps = S.detail < 0.7 ? 7 : S.detail > 1 ? 30 : 14;
  const each = 1 - (1 - strength) ** (1 / steps);
  const href = S.shape(d);
  const lines = Array.from({ length: steps }, (_, i) => {
    const share = 1 - (i + 0.5) / steps;
    return el('use', { href, 'stroke-width': num(width * 0.5 + 2 * reach * share ** 1.7) });
  });
  return group(
    {
      fill: 'none',
      stroke: color,
      'stroke-opacity': num(each, 3),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      transform: `translate(${shift.join(' ')})`,
    },
    ...lines,
  );
}

/**
 * The shadow of a coil: a soft ring on the plane.
 * @param {Scene} S @param {number} rx @param {number} ry @param {number} width from its middle to where it fades
 */
export function halo(S, x = 0, y = 0, rx = 100, ry = rx, width = 40, strength = 0.4) {
  const k = width / (rx + width);
  const at = (/** @type {number} */ share, /** @type {number} */ part) =>
    /** @type {[number, string, number]} */ ([1 - k + share * k, '#000', strength * part]);
  const side = [
    [1, 0],
    [0.72, 0.1],
    [0.45, 0.42],
    [0.2, 0.84],
  ];
  const stops = [...side.map(([s, p]) => at(-s, p)), at(0, 1), ...side.toReversed().map(([s, p]) => at(s, p))];
  return el('ellipse', { cx: num(x), cy: num(y), rx: num(rx + width), ry: num(ry + width), fill: S.radial(stops) });
}
