/** A band of some thickness bent along a line: watch straps, headbands, carrying loops. */
import { shade } from "./light.mjs";
import { el, group, xy } from "./scene.mjs";
import { cross, dot, unit } from "./space.mjs";

/** @typedef {import("./space.mjs").Vec} Vec */

/** @typedef {{ depth: number, svg: string }} Quad */

/** Normals of the cross-section's sides, as shares of the width's and the thickness's direction. */
const HARD = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const SOFT = [[0, 1], [0.7, 0.7], [1, 0], [0.7, -0.7], [0, -1], [-0.7, -0.7], [-1, 0], [-0.7, 0.7]];

/** Corners of the cross-section, in the order of its sides. @param {number} w @param {number} t @param {number} r */
const section = (w, t, r) =>
  r > 0
    ? [[-w + r, t], [w - r, t], [w, t - r], [w, -t + r], [w - r, -t], [-w + r, -t], [-w, -t + r], [-w, t - r]]
    : [[-w, t], [w, t], [w, -t], [-w, -t]];

/**
 * @param {import("./scene.mjs").Scene} S
 * @param {import("./space.mjs").Camera} cam
 * @param {import("./light.mjs").Material} m
 * @param {Vec[]} line centre line in the world
 * @param {Vec} side direction of its width
 * @param {{ width: number | ((share: number) => number), thick?: number, round?: number }} o `round` is the size of the rounded edge
 * @returns {Quad[]}
 */
export function ribbon(S, cam, m, line, side, { width, thick = 8, round = 0 }) {
  const n = line.length;
  const size = (/** @type {number} */ i) => (typeof width === "number" ? width : width(i / (n - 1)));
  const rows = line.map((p, i) => {
    const a = line[Math.max(0, i - 1)];
    const b = line[Math.min(n - 1, i + 1)];
    const along = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const out = unit(cross(side, along));
    const corner = (/** @type {number} */ s, /** @type {number} */ t) =>
      /** @type {Vec} */ ([0, 1, 2].map((k) => p[k] + side[k] * s + out[k] * t));
    return { out, section: section(size(i) / 2, thick / 2, round).map(([s, t]) => corner(s, t)) };
  });
  const normals = round > 0 ? SOFT : HARD;
  /** @type {Quad[]} */
  const quads = [];
  for (let i = 1; i < n; i += 1) {
    const [r0, r1] = [rows[i - 1], rows[i]];
    const faces = normals.map(([s, t], k) => {
      const next = (k + 1) % normals.length;
      const normal = /** @type {Vec} */ ([0, 1, 2].map((axis) => side[axis] * s + r0.out[axis] * t));
      return { n: unit(normal), p: [r0.section[k], r0.section[next], r1.section[next], r1.section[k]] };
    });
    for (const face of faces) {
      const seen = cam.view(face.n);
      if (seen[2] < 0) continue;
      const views = face.p.map(cam.view);
      const flat = views.map(([x, y]) => [x, -y]);
      S.mark(...flat);
      const colour = shade(m, seen, dot(face.n, side) ? -0.04 : 0);
      quads.push({
        depth: views.reduce((sum, v) => sum + v[2], 0) / 4,
        svg: el("path", { d: `M${flat.map(xy).join("L")}Z`, color: colour }),
      });
    }
  }
  return quads;
}

/** Paints what one or more ribbons are made of, far to near. A hair of stroke closes the joints. @param {Quad[]} quads */
export const strips = (quads) =>
  group(
    { fill: "currentColor", stroke: "currentColor", "stroke-width": 0.8 },
    ...[...quads].sort((a, b) => a.depth - b.depth).map((q) => q.svg),
  );

/** An arc of points. @param {(deg: number) => Vec} at @returns {Vec[]} */
export const bend = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ steps, at) =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));
