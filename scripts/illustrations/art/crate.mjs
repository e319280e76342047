/** The kraft carton on its own: the placeholder. */
import { carton } from '../parts/box.mjs';
import { camera } from '../parts/space.mjs';

/** @param {import("../parts/scene.mjs").Scene} S */
export function crate(S) {
  const c = carton(S, camera(-30, 24), { w: 260, h: 190, d: 200 });
  return c.shadow + c.back + c.front;
}
