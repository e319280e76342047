/**
 * Solids: a rounded rectangle (or a circle) carried along an axis while its edge
 * moves in and out. Boxes, pebbles, cylinders, domes and rings are all this.
 * Straight runs are one path whose gradient runs across the axis, which is exact;
 * curved runs are thin slices, painted from far to near.
 */
import { tone } from '../palette.mjs';
import { light, shade } from './light.mjs';
import { DOWN, el, group, num, xy } from './scene.mjs';
import { add, frame, matrix, point, scale, unit } from './space.mjs';

/** @typedef {import("./space.mjs").Frame} Frame */
/** @typedef {import("./space.mjs").Vec} Vec */
/** @typedef {import("./light.mjs").Material} Material */
/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {{ w: number, h: number, r: number }} Contour */
/** @typedef {[height: number, inset: number][]} Profile */

/** @param {number} radius @returns {Contour} */
export const circle = (radius) => ({ w: radius * 2, h: radius * 2, r: radius });

/** Height and inset from back to front with both edges rounded. @returns {Profile} */
export function rounded(/** @type {number} */ depth, front = 8, back = front, lead = 0) {
  const arc = (/** @type {number} */ r, /** @type {number} */ from) => {
    const steps = Math.max(3, Math.min(16, Math.round(r / 2)));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const a = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [r * Math.sin(a), r * (1 - Math.cos(a))];
    });
  };
  /** @type {Profile} */
  const rear = back > 0 ? arc(back, -90).map(([h, i]) => [lead + back + h, i]) : [[lead, 0]];
  /** @type {Profile} */
  const fore = front > 0 ? arc(front, 0).map(([h, i]) => [lead + depth - front + h, i]) : [[lead + depth, 0]];
  return [...rear, ...fore];
}

/**
 * Height and inset of a pebble: both ends rounded by an ellipse.
 * @param {number} height
 * @param {[height: number, inset: number]} top @param {[height: number, inset: number]} bottom
 * @returns {Profile}
 */
export function pebble(height, top, bottom, lead = 0) {
  const arc = (
    /** @type {number} */ from,
    /** @type {[number, number]} */ [rise, inset],
    /** @type {number} */ base,
  ) => {
    const steps = 11;
    return /** @type {Profile} */ (
      Array.from({ length: steps + 1 }, (_, i) => {
        const a = ((from + (90 * i) / steps) * Math.PI) / 180;
        return [base + rise * Math.sin(a), inset * (1 - Math.cos(a))];
      })
    );
  };
  return [...arc(-90, bottom, lead + bottom[0]), ...arc(0, top, lead + height - top[0])];
}

/** @param {Contour} c @param {number} inset @returns {Contour} */
export const shrink = (c, inset) => ({
  w: Math.max(0.2, c.w - 2 * inset),
  h: Math.max(0.2, c.h - 2 * inset),
  r: Math.max(0.1, c.r - inset),
});

/** @param {Contour} c @param {Record<string, string | number | undefined>} attrs */
export const panel = (c, attrs, x = 0, y = 0) =>
  c.w === c.h && c.r >= c.w / 2
    ? el('circle', { cx: num(x), cy: num(y), r: num(c.w / 2, 2), ...attrs })
    : el('rect', {
        x: num(x - c.w / 2),
        y: num(y - c.h / 2),
        width: num(c.w),
        height: num(c.h),
        rx: num(Math.min(c.r, c.w / 2, c.h / 2)),
        ...attrs,
      });

/** Points and outward normals around a contour. @param {Contour} c */
function around({ w, h, r: radius }, steps = 9) {
  const r = Math.min(radius, w / 2, h / 2);
  const out = /** @type {[a: number, b: number, na: number, nb: number][]} */ ([]);
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  corners.forEach(([sx, sy], corner) => {
    for (let i = 0; i <= steps; i += 1) {
      const a = ((corner * 90 + (90 * i) / steps) * Math.PI) / 180;
      const [na, nb] = [Math.cos(a), Math.sin(a)];
      out.push([sx * (w / 2 - r) + r * na, sy * (h / 2 - r) + r * nb, na, nb]);
    }
  });
  return out;
}

/** Convex hull, Andrew's chain. @param {number[][]} points */
export function hull(points) {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (/** @type {number[][]} */ list) => {
    const out = /** @type {number[][]} */ ([]);
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out[out.length - 2], out[out.length - 1]];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** How far a quarter of a circle's handles reach. */
const ROUND = 0.5523;

/** A contour on its plane as exact curves on the sheet. @param {Frame} F @param {Contour} c @param {number} h */
function curved(F, { w, h: tall, r: radius }, h) {
  const r = Math.min(radius, w / 2, tall / 2);
  const [X, Y, k] = [w / 2, tall / 2, r * (1 - ROUND)];
  const at = (/** @type {number} */ a, /** @type {number} */ b) => xy(point(F, a, b, h));
  const quarter = (/** @type {number} */ sx, /** @type {number} */ sy, /** @type {boolean} */ upright) => {
    const [side, end] = [
      [sx * X, sy * (Y - r), sx * X, sy * (Y - k)],
      [sx * (X - r), sy * Y, sx * (X - k), sy * Y],
    ];
    const [from, to] = upright ? [side, end] : [end, side];
    return `${at(from[0], from[1])}C${at(from[2], from[3])} ${at(to[2], to[3])} ${at(to[0], to[1])}`;
  };
  return `M${[quarter(1, 1, true), quarter(-1, 1, false), quarter(-1, -1, true), quarter(1, -1, false)].join('L')}Z`;
}

/**
 * The outline of what lies between two contours: both, and the band between the lines that touch them.
 * @param {Frame} F @param {Contour} a @param {number} from @param {Contour} b @param {number} to
 */
function swept(F, a, from, b, to) {
  const points = [
    ...around(a, 24).map(([u, v]) => [...point(F, u, v, from), 0]),
    ...around(b, 24).map(([u, v]) => [...point(F, u, v, to), 1]),
  ];
  const round = hull(points);
  const bridges = round.flatMap((p, i) => {
    const q = round[(i + 1) % round.length];
    return p[2] === q[2] ? [] : [p, q];
  });
  if (bridges.length !== 4) return curved(F, round[0][2] ? b : a, round[0][2] ? to : from);
  const turn = F.U[0] * -F.V[1] + F.U[1] * F.V[0];
  const area = bridges.reduce((sum, [x, y], i) => {
    const [nx, ny] = bridges[(i + 1) % 4];
    return sum + x * ny - nx * y;
  }, 0);
  return curved(F, a, from) + curved(F, b, to) + outline(area * turn < 0 ? bridges.toReversed() : bridges);
}

/** @param {number[][]} points */
export const outline = (points) => `M${points.map(xy).join('L')}Z`;

/** Seen from behind, a frame is turned round so that painting still ends at the viewer. @param {Frame} F */
export const facing = (F) => (F.W[2] >= 0 ? F : frame(F.cam, F.o, [scale(F.u, -1), F.v]));

/** A normal that points away stands for the rim, and what is seen of a rim never points away. @param {Vec} n */
const seen = (n) => (n[2] < RIM ? unit([n[0], n[1], RIM]) : n);
const RIM = 0.26;

/** The straight run between two heights. @param {Scene} S @param {Frame} F @param {Material} m @param {Contour} c @param {[number, number]} from @param {[number, number]} to */
function run(S, F, m, c, [h0, i0], [h1, i1]) {
  const corner = S.detail < 0.5 ? 5 : 9;
  const near = around(shrink(c, i1), corner).map(([a, b]) => point(F, a, b, h1));
  const far = around(shrink(c, i0), corner).map(([a, b]) => point(F, a, b, h0));
  const [dx, dy] = [F.W[0], -F.W[1]];
  const len = Math.hypot(dx, dy) || 1;
  const across = (/** @type {number[]} */ p) => (-p[0] * dy + p[1] * dx) / len;
  const slope = Math.atan2(i1 - i0, h1 - h0);
  const samples = around(shrink(c, i1), corner)
    .map(([a, b, na, nb]) => {
      const side = add(scale(F.U, na * Math.cos(slope)), F.V, nb * Math.cos(slope));
      const n = add(side, F.W, Math.sin(slope));
      return { at: across(point(F, a, b, h1)), n: n[2] > -0.02 ? seen(n) : n };
    })
    .filter(({ n }) => n[2] > -0.02)
    .sort((p, q) => p.at - q.at);
  const [lo, hi] = [samples[0].at, samples[samples.length - 1].at];
  const span = hi - lo || 1;
  const base = across(point(F, 0, 0, h1));
  const [ox, oy] = point(F, 0, 0, h1);
  const end = (/** @type {number} */ at) => [ox + ((at - base) * -dy) / len, oy + ((at - base) * dx) / len];
  const [[x1, y1], [x2, y2]] = [end(lo), end(hi)];
  /** @type {[number, string][]} */
  const stops = [];
  let last = '';
  for (const { at, n } of samples) {
    const stop = [Math.round(((at - lo) / span) * 100) / 100, shade(m, n)];
    if (stop.join() !== last) stops.push(/** @type {[number, string]} */ (stop));
    last = stop.join();
  }
  const fill = S.linear(stops, { gradientUnits: 'userSpaceOnUse', x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2) });
  S.mark(...near, ...far);
  return el('path', { d: swept(F, shrink(c, i0), h0, shrink(c, i1), h1), fill });
}

/** Outline of a straight run, to lay glass or print over it. @param {Frame} F @param {Contour} c */
export const sleeve = (F, c, from = 0, to = 100) => swept(F, c, from, c, to);

/** Where a point straight above the plane's origin falls in the plane's own measure. @param {Frame} F @param {number} h */
function lifted(F, h) {
  const det = F.U[1] * F.V[0] - F.U[0] * F.V[1] || 0.001;
  const [wx, wy] = [h * F.W[0], -h * F.W[1]];
  return [(-wx * F.V[1] - wy * F.V[0]) / det, (F.U[0] * wy + F.U[1] * wx) / det];
}

/** Fewer distinct values make fewer gradients, and no step that an eye can find. */
const coarse = (/** @type {number} */ v, /** @type {number} */ step) => Math.round(v / step) * step;

/**
 * One thin slice: its edge carries the shade of the surface there, up and down in
 * one fill, left and right in a second one that fades out toward the middle.
 * @param {Scene} S @param {Frame} F @param {Material} m @param {Contour} c @param {number} h
 * @param {number} tilt degrees: 0 an upright wall, 90 flat toward the viewer
 */
function slice(S, F, m, c, h, tilt) {
  const lean = Math.sin((tilt * Math.PI) / 180);
  const wall = Math.sqrt(Math.max(0, 1 - lean * lean));
  const normal = (/** @type {Vec} */ axis, /** @type {number} */ sign) =>
    seen(add(scale(axis, sign * wall), F.W, lean));
  const [x, y] = lifted(F, h);
  const r = Math.min(c.r, c.w / 2, c.h / 2);
  const [rx, ry] = [coarse(r / c.w, 0.02), coarse(r / c.h, 0.02)];
  const [left, right] = [light(m, normal(F.U, -1)), light(m, normal(F.U, 1))];
  const mid = (left + right) / 2;
  const [up, middle, down] = [shade(m, normal(F.V, -1)), tone(m.color, mid), shade(m, normal(F.V, 1))];
  // Seen steeply, a slice shows more of itself than its rim.
  const rim = F.W[2] < 0.6 ? 0.08 : 0;
  /** @type {import("./scene.mjs").Stops} */
  const fall =
    ry > 0.47
      ? [
          [rim, up],
          [0.5, middle],
          [1 - rim, down],
        ]
      : [
          [0, up],
          [ry, middle],
          [1 - ry, middle],
          [1, down],
        ];
  const base = panel(c, { fill: up === middle && middle === down ? up : S.linear(fall, DOWN) }, x, y);
  if (Math.abs(right - mid) < (S.detail < 0.5 ? 0.07 : 0.02)) return base;
  const [l, k] = [tone(m.color, left), tone(m.color, right)];
  const across = S.linear([
    [0, l],
    [Math.min(rx, 0.49), l, 0],
    [Math.max(1 - rx, 0.51), k, 0],
    [1, k],
  ]);
  return base + panel(c, { fill: across }, x, y);
}

/** True when no part of such a slice's edge can be seen. @param {Frame} F @param {number} tilt */
const hidden = (F, tilt) => {
  const a = (tilt * Math.PI) / 180;
  return Math.cos(a) * Math.sqrt(Math.max(0, 1 - F.W[2] ** 2)) + Math.sin(a) * F.W[2] < -0.02;
};

/** @param {Frame} F @param {number} h @param {...string} inner drawn flat, u right and v down */
export function on(F, h, ...inner) {
  if (F.W[2] <= 0.02) return '';
  return group({ transform: matrix(F, h) }, ...inner);
}

/**
 * @param {Scene} S
 * @param {Frame} place
 * @param {Material} m
 * @param {Contour} c
 * @param {Profile} profile heights along the frame's axis and how far the edge has moved in
 * @param {{ face?: Material | null, sliced?: boolean }} [opts]
 *   material of the closing face, null leaves it open; `sliced` where a straight run must meet a dome without a step
 */
export function solid(S, place, m, c, profile, { face = m, sliced = false } = {}) {
  const F = facing(place);
  const steps = F === place ? profile : /** @type {Profile} */ (profile.map(([h, i]) => [-h, i]).toReversed());
  const slope = (/** @type {number} */ i) =>
    (Math.atan2(steps[i][1] - steps[i - 1][1], steps[i][0] - steps[i - 1][0]) * 180) / Math.PI;
  /** Tilt of the surface at a step: between its two neighbors, unless they meet in a corner. @param {number} i */
  const tiltAt = (i) => {
    const [a, b] = [slope(Math.max(1, i)), slope(Math.min(steps.length - 1, i + 1))];
    return Math.max(-88, Math.min(88, Math.abs(a - b) > 40 ? a : (a + b) / 2));
  };
  // A steep view of a pale body shows every step.
  const fine = (F.W[2] < 0.6 && m.edge < 0 ? 1.4 : 2.8) / S.detail;
  const out = [];
  /** @type {string[]} */
  let slices = [];
  const flush = () => {
    if (slices.length > 0) out.push(on(F, 0, ...slices));
    slices = [];
  };
  for (let i = 1; i < steps.length; i += 1) {
    const [h0, i0] = steps[i - 1];
    const [h1, i1] = steps[i];
    const rise = h1 - h0;
    if (!sliced && rise > 0.01 && Math.abs(i1 - i0) < (rise > 24 ? 0.45 : 0.03) * rise) {
      flush();
      out.push(run(S, F, m, c, [h0, i0], [h1, i1]));
    } else {
      const [t0, t1] = [tiltAt(i - 1), tiltAt(i)];
      const parts = Math.max(1, Math.ceil((Math.hypot(rise, i1 - i0) / 1.5) * S.detail));
      for (let k = 1; k <= parts; k += 1) {
        const at = k / parts;
        const tilt = coarse(t0 + (t1 - t0) * at, fine);
        if (!hidden(F, tilt)) slices.push(slice(S, F, m, shrink(c, i0 + (i1 - i0) * at), h0 + rise * at, tilt));
      }
      S.mark(...around(shrink(c, i1), 3).map(([a, b]) => point(F, a, b, h1)));
    }
  }
  flush();
  const [top, inset] = steps[steps.length - 1];
  if (face && shrink(c, inset).w > 1) out.push(on(F, top, panel(shrink(c, inset), { fill: faceFill(S, F, face) })));
  return out.join('');
}

/** A flat face, a touch brighter toward the key light. @param {Scene} S @param {Frame} F @param {Material} m */
export const faceFill = (S, F, m, swing = 0.05) =>
  S.linear(
    { 0: shade({ ...m, gloss: m.gloss * 0.4 }, F.W, swing), 1: shade({ ...m, gloss: 0 }, F.W, -swing) },
    { x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
  );
