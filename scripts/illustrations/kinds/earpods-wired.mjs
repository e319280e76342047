/** Wired earphones: two buds, a remote, one plug. */
import { tone } from "../palette.mjs";
import { retailBox } from "../parts/box.mjs";
import { wiredBud } from "../parts/earbud.mjs";
import { el, group } from "../parts/scene.mjs";
import { blot } from "../parts/shadow.mjs";
import { spline } from "../parts/soft.mjs";
import { barrel, plug, tube } from "../parts/tube.mjs";

/** @typedef {import("../parts/scene.mjs").Scene} Scene */

/** @param {Scene} S @param {string} c */
function front(S, c, flat = false) {
  const w = 9;
  const left = spline([[-112, -92], [-116, -20], [-92, 50], [-34, 92], [0, 118]]);
  const right = spline([[118, -78], [124, -10], [104, 56], [44, 94], [0, 118]]);
  const trunk = spline([[0, 118], [4, 170], [-60, 226], [-150, 200], [-178, 110], [-120, 60], [-20, 78], [96, 150], [168, 196], [200, 140]]);
  const under = (/** @type {string} */ d) => (flat ? "" : el("path", { d, fill: "none", stroke: "#12141a", "stroke-opacity": 0.13, "stroke-width": 12, transform: "translate(4 8)" }));
  S.mark([-190, -254], [190, -240]);
  return (
    (flat ? "" : blot(S, -96, -128, 90, 80, 0.16) + blot(S, 120, -116, 90, 80, 0.16)) +
    under(trunk) + under(left) + under(right) +
    tube(S, trunk, c, { width: w }) + tube(S, left, c, { width: w - 2 }) + tube(S, right, c, { width: w - 2 }) +
    group({ transform: "translate(0 118)" }, el("rect", { x: -8, y: -20, width: 16, height: 44, rx: 8, fill: barrel(S, c) })) +
    group({ transform: "translate(118 14) rotate(14)" }, el("rect", { x: -10, y: -40, width: 20, height: 82, rx: 10, fill: barrel(S, c) }), el("rect", { x: -5.5, y: -32, width: 11, height: 66, rx: 5.5, fill: tone(c, 0.84) }), el("path", { d: "M-3 -20h6M0 -23v6M-3 22h6", stroke: tone(c, 0.1), "stroke-width": 1.6, "stroke-linecap": "round" }), el("path", { d: "M-5 -6h10M-5 10h10", stroke: tone(c, 0.2), "stroke-width": 1 })) +
    group({ transform: "translate(-112 -214) rotate(4)" }, S.mute(() => wiredBud(S, c, 1))) +
    group({ transform: "translate(118 -200) rotate(-4)" }, S.mute(() => wiredBud(S, c, -1))) +
    plug(S, c, { x: 200, y: 142, turn: 16, size: 0.92 })
  );
}

export const views = {
  front: (/** @type {Scene} */ S, /** @type {string} */ c) => front(S, c),
  box: (/** @type {Scene} */ S, /** @type {string} */ c) => retailBox(S, { w: 270, h: 380, d: 76, print: () => front(S, c, true), room: 0.74 }),
};
