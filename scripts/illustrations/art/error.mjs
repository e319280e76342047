/** Something went wrong: a spring has jumped out of the carton, and a label warns of it. */
import { ACCENT } from '../palette.mjs';
import { carton } from '../parts/carton.mjs';
import { createScene, DOWN, el, group, place, sheet } from '../parts/scene.mjs';
import { on, panel } from '../parts/solid.mjs';
import { frame } from '../parts/space.mjs';
import { spring } from './props.mjs';
import { CAM } from './stage.mjs';

/** A printed label, as pale and as worn as the carton's other ones. @param {import("../parts/scene.mjs").Scene} S */
const warning = (S) => {
  const size = { w: 66, h: 66, r: 4 };
  return group(
    { transform: 'translate(-66 30) rotate(-3)' },
    panel(size, { fill: '#3a2a14', opacity: 0.3 }, 1.5, 3),
    panel(size, { fill: S.linear({ 0: '#FFFEFB', 1: '#DAD3C6' }, DOWN) }),
    el('path', {
      d: 'M0 -17L19 16H-19Z',
      fill: ACCENT,
      stroke: ACCENT,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    el('path', { d: 'M0 -8V4M0 13h.1', stroke: '#FFFEFB', 'stroke-width': 5.4, 'stroke-linecap': 'round' }),
    el('path', {
      d: 'M33 33L19 33L33 19Z',
      fill: S.linear({ 0: '#B9AF9D', 1: '#F4EFE5' }, { x1: 1, y1: 1, x2: 0, y2: 0 }),
    }),
  );
};

export const picture = () => {
  const S = createScene();
  const drawn = S.apart(() => {
    const box = carton(S, CAM, { w: 230, h: 150, d: 180, label: false });
    const label = on(frame(CAM, [0, 0, 90], 'front'), 0, warning(S));
    return box.shadow + box.back + spring(S, 8, -46) + box.front + label;
  });
  return sheet(S, place(drawn, { x: 160, y: 120, w: 270, h: 212 }), 320, 240);
};
