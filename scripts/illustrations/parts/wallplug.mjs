/** A wall charger: a smooth white block, folding US prongs on one side and ports on another. */
import { DOWN } from './scene.mjs';
import { STEEL, tone } from '../palette.mjs';
import { material } from './light.mjs';
import { contact } from './shadow.mjs';
import { on, panel, rounded, solid } from './solid.mjs';
import { camera, frame, moved } from './space.mjs';
import { port, rating } from './surface.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */

/**
 * @param {Scene} S
 * @param {string} c
 * @param {{ w: number, h: number, d: number, r: number, yaw: number, pitch: number, ports: number[], prongs: "right" | "front", upright?: boolean }} o
 */
export function wallplug(S, c, { w, h, d, r, yaw, pitch, ports, prongs }) {
  const cam = camera(yaw, pitch);
  const F = frame(cam, [0, 0, -d / 2], 'front');
  const blades = prongs === 'right' ? frame(cam, [w / 2, 0, 0], 'right') : frame(cam, [0, 0, d / 2], 'front');
  const body = material(c, 'gloss');
  const steel = material(STEEL, 'polish');
  const span = (prongs === 'right' ? d : w) * 0.17;
  const blade = (/** @type {number} */ x) => {
    const B = moved(blades, x, 0, 0);
    return (
      on(B, 0.5, panel({ w: 20, h: 52, r: 7 }, { fill: tone(c, 0.1), opacity: 0.75 })) +
      solid(S, B, steel, { w: 9, h: 40, r: 3 }, [
        [0, 0],
        [52, 0],
        [58, 1.2],
        [60, 2.4],
      ]) +
      on(B, 60, '')
    );
  };
  const plate = on(
    blades,
    0.3,
    panel(
      { w: (prongs === 'right' ? d : w) - r * 0.9, h: h - r * 0.9, r: r * 0.6 },
      { fill: 'none', stroke: tone(c, 0.22), 'stroke-opacity': 0.5, 'stroke-width': 1.6 },
    ),
    rating(0, h * 0.28, w * 0.36, tone(c, 0), 2),
  );
  const sockets = on(
    frame(cam, [0, 0, d / 2], 'front'),
    0.3,
    ...ports.map(
      (y) =>
        panel(
          { w: 62, h: 28, r: 14 },
          {
            fill: S.linear({ 0: tone(c, 0.3), 1: tone(c, 0.98) }, DOWN),
          },
          0,
          y,
        ) + port(S, 0, y, 50, 17),
    ),
  );
  return (
    contact(S, cam, [0, -h / 2, 0], w * 0.56, d * 0.56, 0.42) +
    solid(S, F, body, { w, h, r }, rounded(d, 24, 24)) +
    plate +
    (ports.length > 0 ? sockets : '') +
    [-1, 1].map((side) => blade(side * span)).join('')
  );
}
