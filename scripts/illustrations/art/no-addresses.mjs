/** No address yet: a parcel whose label nobody has filled in, and a pin that waits above it. */
import { parcel } from '../parts/carton.mjs';
import { DOWN, el } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { on, panel } from '../parts/solid.mjs';
import { frame, spot } from '../parts/space.mjs';
import { pin } from './props.mjs';
import { CAM, scene } from './stage.mjs';

/** @param {import("../parts/scene.mjs").Scene} S */
const blank = (S) => {
  const size = { w: 112, h: 66, r: 4 };
  return (
    panel(size, { fill: '#3a2a14', opacity: 0.28 }, -30, 21) +
    panel(size, { fill: S.linear({ 0: '#FFFEFB', 1: '#E4DFD5' }, DOWN) }, -32, 18) +
    el('path', {
      d: 'M-74 4h54M-74 18h84M-74 32h70',
      stroke: '#B4AEA2',
      'stroke-width': 2.6,
      'stroke-dasharray': '1 6',
      'stroke-linecap': 'round',
    })
  );
};

export const picture = () =>
  scene((S) => {
    const [w, h, d] = [220, 124, 170];
    const [x, y] = spot(CAM, [0, -80 + h, 0]);
    S.mark(
      ...[
        [-w, d],
        [w, d],
        [w, -d],
      ].map(([a, b]) => spot(CAM, [a / 2, -86, b / 2])),
    );
    return (
      parcel(S, CAM, [0, -80, 0], { w, h, d, label: false }) +
      on(frame(CAM, [0, -80 + h / 2, d / 2], 'front'), 0, blank(S)) +
      S.mute(() => blot(S, x + 12, y + 5, 46, 17, 0.55)) +
      pin(S, x, y, 0.98)
    );
  });
