/**
 * A small orthographic world: x to the right, y up, z toward the viewer.
 * Orthographic, because then every plane maps to the sheet by one affine matrix
 * and details can be drawn flat and laid onto any face.
 */

import { num, xy } from './scene.mjs';

/** @typedef {[number, number, number]} Vec */
/** @typedef {{ yaw: number, pitch: number, view: (p: Vec) => Vec }} Camera */
/** @typedef {{ cam: Camera, o: Vec, u: Vec, v: Vec, O: Vec, U: Vec, V: Vec, W: Vec }} Frame */

export const dot = (/** @type {Vec} */ a, /** @type {Vec} */ b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (/** @type {Vec} */ a, /** @type {Vec} */ b, k = 1) =>
  /** @type {Vec} */ ([a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]);
export const scale = (/** @type {Vec} */ a, /** @type {number} */ k) =>
  /** @type {Vec} */ ([a[0] * k, a[1] * k, a[2] * k]);
export const cross = (/** @type {Vec} */ a, /** @type {Vec} */ b) =>
  /** @type {Vec} */ ([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);
export const unit = (/** @type {Vec} */ a) => scale(a, 1 / (Math.hypot(...a) || 1));
const rad = (/** @type {number} */ deg) => (deg * Math.PI) / 180;

/**
 * @param {number} yaw degrees; negative shows an object's right side
 * @param {number} pitch degrees above the horizon
 * @returns {Camera}
 */
export function camera(yaw, pitch) {
  const [cy, sy, cp, sp] = [Math.cos(rad(yaw)), Math.sin(rad(yaw)), Math.cos(rad(pitch)), Math.sin(rad(pitch))];
  return {
    yaw,
    pitch,
    view: ([x, y, z]) => {
      const vx = x * cy + z * sy;
      const vz = -x * sy + z * cy;
      return [vx, y * cp - vz * sp, y * sp + vz * cp];
    },
  };
}

/** Where a point falls on the sheet (y down). @param {Camera} cam @param {Vec} p @returns {[number, number]} */
export function spot(cam, p) {
  const [x, y] = cam.view(p);
  return [x, -y];
}

/** @type {Record<"front" | "back" | "right" | "left" | "up" | "down", [Vec, Vec]>} */
const SIDES = {
  front: [
    [1, 0, 0],
    [0, -1, 0],
  ],
  back: [
    [-1, 0, 0],
    [0, -1, 0],
  ],
  right: [
    [0, 0, -1],
    [0, -1, 0],
  ],
  left: [
    [0, 0, 1],
    [0, -1, 0],
  ],
  up: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  down: [
    [1, 0, 0],
    [0, 0, -1],
  ],
};

/**
 * A plane in the world: `u` runs right on it, `v` down it, and W stands on it.
 * @param {Camera} cam
 * @param {Vec} o origin
 * @param {keyof typeof SIDES | [Vec, Vec]} side a named side or its u and v
 * @returns {Frame}
 */
export function frame(cam, o, side) {
  const [u, v] = typeof side === 'string' ? SIDES[side] : side;
  return { cam, o, u, v, O: cam.view(o), U: cam.view(u), V: cam.view(v), W: cam.view(cross(v, u)) };
}

/** The plane moved by u, v and w of its own axes. @param {Frame} F */
export function moved(F, a = 0, b = 0, h = 0) {
  const w = cross(F.v, F.u);
  return frame(F.cam, add(add(add(F.o, F.u, a), F.v, b), w, h), [F.u, F.v]);
}

/** The plane at height h as an SVG transform: what is drawn flat lands on it. @param {Frame} F */
export function matrix(F, h = 0) {
  const axes = [F.U[0], -F.U[1], F.V[0], -F.V[1]].map((v) => num(v, 3));
  return `matrix(${axes.join(' ')} ${xy(point(F, 0, 0, h))})`;
}

/** A point of the plane, at height h above it, on the sheet. @param {Frame} F @returns {[number, number]} */
export function point(F, a = 0, b = 0, h = 0) {
  return [F.O[0] + a * F.U[0] + b * F.V[0] + h * F.W[0], -(F.O[1] + a * F.U[1] + b * F.V[1] + h * F.W[1])];
}
