/** A band of some thickness bent along a line: watch straps, headbands, carrying loops. */
import { shade } from './light.mjs';
import { el, group, num, xy } from './scene.mjs';
import { add, cross, unit } from './space.mjs';

/** @typedef {import("./space.mjs").Vec} Vec */

/** @typedef {{ depth: number, t: number, svg: string }} Piece `t`: share of the thickness in its normal, 1 inside a bend that runs against the clock */

/** Normals of the cross-section's sides, as shares of the width's and the thickness's direction. */
const HARD = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const SOFT = [
  [0, 1],
  [0.7, 0.7],
  [1, 0],
  [0.7, -0.7],
  [0, -1],
  [-0.7, -0.7],
  [-1, 0],
  [-0.7, 0.7],
];

/** Corners of the cross-section, in the order of its sides. @param {number} w @param {number} t @param {number} r */
const section = (w, t, r) =>
  r > 0
    ? [
        [-w + r, t],
        [w - r, t],
        [w, t - r],
        [w, -t + r],
        [w - r, -t],
        [-w + r, -t],
        [-w, -t + r],
        [-w, t - r],
      ]
    : [
        [-w, t],
        [w, t],
        [w, -t],
        [-w, -t],
      ];

/** Longest piece of one side, in steps: short enough to be sorted by depth against its neighbors. */
const REACH = 8;

/**
 * @param {import("./scene.mjs").Scene} S
 * @param {import("./space.mjs").Camera} cam
 * @param {import("./light.mjs").Material} m
 * @param {Vec[]} fine center line in the world, in one plane
 * @param {Vec} side direction of its width, across that plane
 * @param {{ width: number | ((share: number) => number), thick?: number, round?: number }} o `round` is the size of the rounded edge
 * @returns {Piece[]}
 */
export function ribbon(S, cam, m, fine, side, { width, thick = 8, round: edge = 0 }) {
  // Shown small, every other point and hard edges are enough.
  const line = S.detail < 0.5 ? fine.filter((_, i) => i % 2 === 0 || i === fine.length - 1) : fine;
  const round = S.detail < 0.5 ? 0 : edge;
  const n = line.length;
  const size = (/** @type {number} */ i) => (typeof width === 'number' ? width : width(i / (n - 1)));
  const rows = line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(n - 1, i + 1)]];
    const out = unit(cross(side, unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])));
    const corners = section(size(i) / 2, thick / 2, round).map(([s, t]) => cam.view(add(add(p, side, s), out, t)));
    return { middle: cam.view(p), out, corners };
  });
  // The shade is the same all across the width, so a gradient at right angles to it is exact.
  const [sx, sy] = cam.view(side);
  const len = Math.hypot(sx, sy) || 1;
  const across = (/** @type {Vec} */ v) => (v[0] * sy - v[1] * sx) / len;
  /** @type {Piece[]} */
  const pieces = [];
  (round > 0 ? SOFT : HARD).forEach(([s, t], k, all) => {
    const normals = rows.map((row) => cam.view(unit(add([side[0] * s, side[1] * s, side[2] * s], row.out, t))));
    const step = (/** @type {number} */ i) => across(rows[i].corners[k]) - across(rows[i - 1].corners[k]);
    for (let from = 1; from < n;) {
      if (normals[from - 1][2] + normals[from][2] < 0) {
        from += 1;
        continue;
      }
      let to = from;
      while (
        to + 1 < n &&
        to - from + 1 < REACH &&
        normals[to][2] + normals[to + 1][2] >= 0 &&
        step(to + 1) * step(from) > 0
      )
        to += 1;
      pieces.push({
        t,
        ...piece(S, m, rows.slice(from - 1, to + 1), normals.slice(from - 1, to + 1), [k, (k + 1) % all.length], {
          across,
          sx,
          sy,
        }),
      });
      from = to + 1;
    }
  });
  return pieces;
}

/**
 * One run of one side.
 * @param {import("./scene.mjs").Scene} S @param {import("./light.mjs").Material} m
 * @param {{ middle: Vec, corners: Vec[] }[]} rows @param {Vec[]} normals @param {[number, number]} edges
 * @param {{ across: (v: Vec) => number, sx: number, sy: number }} way
 */
function piece(S, m, rows, normals, [k, next], { across, sx, sy }) {
  const shape = [...rows.map((r) => r.corners[k]), ...rows.map((r) => r.corners[next]).toReversed()];
  const flat = shape.map(([x, y]) => [x, -y]);
  S.mark(...flat);
  const colors = normals.map((v) => shade(m, v[2] < 0.1 ? unit([v[0], v[1], 0.1]) : v));
  const at = rows.map((r) => across(r.corners[k]));
  const [lo, hi] = [at[0], at[at.length - 1]];
  const len = Math.hypot(sx, sy) || 1;
  const end = (/** @type {number} */ d) => [(d * sy) / len, (d * sx) / len];
  const [[x1, y1], [x2, y2]] = [end(lo), end(hi)];
  /** @type {import("./scene.mjs").Stops} */
  const stops = at.map((d, i) => [hi === lo ? i : Math.round(((d - lo) / (hi - lo)) * 100) / 100, colors[i]]);
  const plain = colors.every((c) => c === colors[0]);
  const fill = plain
    ? colors[0]
    : S.linear(stops, { gradientUnits: 'userSpaceOnUse', x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2) });
  return {
    depth: shape.reduce((sum, v) => sum + v[2], 0) / shape.length,
    svg: el('path', { d: `M${flat.map(xy).join('L')}Z`, fill, stroke: fill }),
  };
}

/** Paints what one or more ribbons are made of, far to near. A hair of stroke closes the joints. @param {Piece[]} pieces */
export const strips = (pieces) =>
  group({ 'stroke-width': 0.7 }, ...pieces.toSorted((a, b) => a.depth - b.depth).map((p) => p.svg));

/** An arc of points. @param {(deg: number) => Vec} at @returns {Vec[]} */
export const bend = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ steps, at) =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));
