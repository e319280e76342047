/** Something went wrong: a warning label, and a spring has jumped out. */
import { carton } from '../parts/carton.mjs';
import { createScene, el, group, place, sheet } from '../parts/scene.mjs';
import { on } from '../parts/solid.mjs';
import { frame } from '../parts/space.mjs';
import { CAM } from './stage.mjs';

export const picture = () => {
  const S = createScene();
  const drawn = S.apart(() => {
    const box = carton(S, CAM, { w: 230, h: 150, d: 180, label: false });
    const face = frame(CAM, [0, 0, 90], 'front');
    const label = on(
      face,
      0,
      group(
        { transform: 'translate(-46 22) rotate(-5)' },
        el('path', {
          d: 'M0 -46L50 40H-50Z',
          fill: '#fff',
          stroke: '#fff',
          'stroke-width': 16,
          'stroke-linejoin': 'round',
        }),
        el('path', {
          d: 'M0 -42L45 37H-45Z',
          fill: '#E3A32B',
          stroke: '#E3A32B',
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }),
        el('path', { d: 'M0 -18V12', stroke: '#3A2A0C', 'stroke-width': 10, 'stroke-linecap': 'round' }),
        el('circle', { cy: 29, r: 6, fill: '#3A2A0C' }),
      ),
    );
    const spring = el('path', {
      d: 'M8 -44C-30 -54 46 -66 10 -78C-28 -88 44 -88 8 -96C-30 -112 42 -122 8 -134C-30 -146 44 -156 8 -168C-26 -180 36 -188 8 -198',
      fill: 'none',
      stroke: S.linear({ 0: '#8d9097', 0.5: '#E3E5E8', 1: '#7b7f87' }),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    });
    S.mark([8, -212]);
    return (
      box.shadow +
      box.back +
      spring +
      el('circle', {
        cx: 8,
        cy: -204,
        r: 15,
        fill: S.radial({ 0: '#F08A6A', 1: '#A2361C' }, { cx: 0.35, cy: 0.3 }),
      }) +
      box.front +
      label
    );
  });
  return sheet(S, place(drawn, { x: 160, y: 120, w: 270, h: 212 }), 320, 240);
};
