/** A band of some thickness bent along a line: watch straps, headbands, carrying loops. */
import { shade } from "./light.mjs";
import { el, num, xy } from "./scene.mjs";
import { cross, dot, unit } from "./space.mjs";

/** @typedef {import("./space.mjs").Vec} Vec */

/**
 * @param {import("./scene.mjs").Scene} S
 * @param {import("./space.mjs").Camera} cam
 * @param {import("./light.mjs").Material} m
 * @param {Vec[]} line centre line in the world
 * @param {Vec} side direction of its width
 * @param {{ width: number | ((share: number) => number), thick?: number, outer?: (share: number) => string }} o
 */
export function ribbon(S, cam, m, line, side, { width, thick = 8 }) {
  const n = line.length;
  const size = (/** @type {number} */ i) => (typeof width === "number" ? width : width(i / (n - 1)));
  const rows = line.map((p, i) => {
    const a = line[Math.max(0, i - 1)];
    const b = line[Math.min(n - 1, i + 1)];
    const along = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const out = unit(cross(side, along));
    const corner = (/** @type {number} */ s, /** @type {number} */ t) =>
      /** @type {Vec} */ ([0, 1, 2].map((k) => p[k] + side[k] * s * size(i) * 0.5 + out[k] * t * thick * 0.5));
    return { out, corner };
  });
  /** @type {{ depth: number, svg: string }[]} */
  const quads = [];
  for (let i = 1; i < n; i += 1) {
    const [r0, r1] = [rows[i - 1], rows[i]];
    const faces = [
      { n: r0.out, p: [r0.corner(-1, 1), r0.corner(1, 1), r1.corner(1, 1), r1.corner(-1, 1)] },
      { n: /** @type {Vec} */ (r0.out.map((v) => -v)), p: [r0.corner(-1, -1), r0.corner(1, -1), r1.corner(1, -1), r1.corner(-1, -1)] },
      { n: side, p: [r0.corner(1, 1), r0.corner(1, -1), r1.corner(1, -1), r1.corner(1, 1)] },
      { n: /** @type {Vec} */ (side.map((v) => -v)), p: [r0.corner(-1, 1), r0.corner(-1, -1), r1.corner(-1, -1), r1.corner(-1, 1)] },
    ];
    for (const face of faces) {
      const seen = cam.view(face.n);
      if (seen[2] < 0) continue;
      const views = face.p.map(cam.view);
      const flat = views.map(([x, y]) => [x, -y]);
      S.mark(...flat);
      const colour = shade(m, seen, dot(face.n, side) ? -0.04 : 0);
      quads.push({
        depth: views.reduce((sum, v) => sum + v[2], 0) / 4,
        svg: el("path", { d: `M${flat.map(xy).join("L")}Z`, fill: colour, stroke: colour, "stroke-width": num(0.8) }),
      });
    }
  }
  return quads.sort((a, b) => a.depth - b.depth);
}

/** An arc of points. @param {(deg: number) => Vec} at @returns {Vec[]} */
export const bend = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ steps, at) =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));
