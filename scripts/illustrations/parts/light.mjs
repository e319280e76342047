/**
 * One key light from the top left, a weak fill from the right, and an edge term
 * that lifts dark goods off a dark ground and sets white ones off from paper.
 */
import { mix, parse, toLab, tone } from '../palette.mjs';
import { dot, unit } from './space.mjs';

/** @typedef {import("./space.mjs").Vec} Vec */
/** @typedef {{ color: string, gloss: number, tight: number, edge: number, metal: number }} Material */

const KEY = unit([-0.44, 0.66, 0.6]);
const FILL = unit([0.86, 0.05, 0.5]);
const HALF = unit([KEY[0], KEY[1], KEY[2] + 1]);

const FINISHES = {
  matte: { gloss: 0.05, tight: 8, metal: 0 },
  satin: { gloss: 0.2, tight: 18, metal: 0 },
  gloss: { gloss: 0.6, tight: 46, metal: 0 },
  metal: { gloss: 0.42, tight: 26, metal: 0.13 },
  polish: { gloss: 0.75, tight: 60, metal: 0.26 },
};

/**
 * @param {string} color
 * @param {keyof typeof FINISHES} [finish]
 * @returns {Material}
 */
export function material(color, finish = 'satin') {
  const L = toLab(parse(color))[0];
  return { color, edge: L < 0.45 ? 0.5 : L > 0.8 ? -0.2 : 0.06, ...FINISHES[finish] };
}

/** Amount of light on a surface. @param {Material} m @param {Vec} n unit normal, seen from the viewer */
export function light(m, n) {
  const wrap = Math.max(0, (dot(n, KEY) + 0.34) / 1.34);
  const edge = (1 - Math.max(0, Math.min(1, n[2]))) ** 3;
  const bands = m.metal * Math.sin(7 * (n[1] - 0.4 * n[0]) + 0.6);
  return (
    0.13 + 0.62 * wrap + (m.edge > 0.4 ? 0.25 : 0.11) * Math.max(0, dot(n, FILL)) + 0.05 * n[1] + m.edge * edge + bands
  );
}

/** Share of white in the highlight. @param {Material} m @param {Vec} n */
const glint = (m, n) => m.gloss * Math.max(0, dot(n, HALF)) ** m.tight;

/** Color of a surface. @param {Material} m @param {Vec} n @param {number} [lift] extra light */
export function shade(m, n, lift = 0) {
  const s = Math.min(0.85, glint(m, n));
  const t = tone(m.color, light(m, n) + lift);
  return s > 0.01 ? mix(t, '#ffffff', s) : t;
}
