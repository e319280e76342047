/** A woven USB-C cable, coiled and tied. */
import { INK, tone } from "../palette.mjs";
import { el, group, num } from "../parts/scene.mjs";
import { blot } from "../parts/shadow.mjs";
import { spline } from "../parts/soft.mjs";
import { plug, tube } from "../parts/tube.mjs";

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** One turn of the coil. */
const turnOf = (/** @type {number} */ rx, /** @type {number} */ ry, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: 17 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 16) * Math.PI) / 180;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });

/** @param {Scene} S @param {string} c */
function front(S, c) {
  const w = 17;
  const coil = [
    [...turnOf(176, 158, 4, 6, 96, 380), [170, 120], [150, 190]],
    turnOf(166, 150, -6, 2, -190, 178),
    turnOf(182, 162, 0, -4, -30, 330),
    [[-150, 196], [-176, 130], ...turnOf(170, 152, 2, -8, 166, 452)],
  ].map((p) => spline(p));
  return (
    blot(S, 8, 26, 236, 212, 0.2) +
    el("ellipse", { cx: 6, cy: 14, rx: 172, ry: 154, fill: "none", stroke: "#12141a", "stroke-opacity": 0.12, "stroke-width": 40 }) +
    coil.map((d, i) => (i ? el("path", { d, fill: "none", stroke: tone(c, 0), "stroke-opacity": 0.3, "stroke-width": w + 3, transform: "translate(1.5 3)" }) : "") + tube(S, d, c, { width: w, woven: true })).join("") +
    plug(S, c, { x: 150, y: 190, turn: 200, size: 1.02 }) +
    plug(S, c, { x: -150, y: 196, turn: 150, size: 1.02 }) +
    tie(S, c)
  );
}

/** The strap that holds the coil. @param {Scene} S @param {string} c */
function tie(S, c) {
  const band = c > "#9" ? "#B9BCC2" : INK;
  return group({ transform: "translate(4 -160) rotate(4)" },
    el("rect", { x: -20, y: -30, width: 40, height: 62, rx: 12, fill: S.linear([[0, tone(band, 0.98)], [0.4, tone(band, 0.66)], [1, tone(band, 0.2)]], { x2: 0, y2: 1 }) }),
    el("path", { d: "M-14 -22V24M14 -22V24", stroke: tone(band, 1), "stroke-opacity": 0.4, "stroke-width": 1.6, "stroke-dasharray": "4 3" }));
}

/** @param {Scene} S @param {string} c */
function detail(S, c) {
  S.mark([-240, -236], [236, 240]);
  const wide = 30;
  const a = spline([[-268, 196], [-180, 206], [-96, 170], [-44, 96]]);
  const b = spline([[268, 190], [190, 216], [120, 180], [84, 112]]);
  return (
    blot(S, -6, 190, 250, 60, 0.22) + blot(S, 20, 40, 170, 190, 0.14) +
    group({ "clip-path": S.clip(el("circle", { r: 244 })) },
      S.mute(() => tube(S, a, c, { width: wide, woven: true }) + tube(S, b, c, { width: wide, woven: true }))) +
    S.mute(() => plug(S, c, { x: 84, y: 116, turn: 14, size: 3.1 })) +
    el("ellipse", { cx: -30, cy: -20, rx: 60, ry: 150, fill: S.radial([[0, "#12141a", 0.2], [1, "#12141a", 0]]), transform: "rotate(24)" }) +
    S.mute(() => plug(S, c, { x: -44, y: 104, turn: -22, size: 3.3 }))
  );
}

export const views = { front, detail };
