/** A page that is not here: a carton gone astray, its address slip blank. */
import { el, group, SLANT } from '../parts/scene.mjs';
import { ACCENT, tone } from '../palette.mjs';
import { slip, vignette } from './stage.mjs';

export const picture = () =>
  vignette((S, box) => {
    S.mark([4, -246]);
    const pin = 'M0 62C-16 28 -44 6 -44 -24A44 44 0 1 1 44 -24C44 6 16 28 0 62Z';
    return (
      box.shadow +
      box.back +
      slip(S, -48, -112, -14, 0.92) +
      slip(S, 62, -96, 12, 0.8) +
      box.front +
      el('ellipse', { cx: 4, cy: -112, rx: 22, ry: 7, fill: '#12141a', opacity: 0.22 }) +
      group(
        { transform: 'translate(4 -174)' },
        el('path', {
          d: pin,
          fill: S.linear({ 0: tone(ACCENT, 1), 0.45: tone(ACCENT, 0.7), 1: tone(ACCENT, 0.24) }, SLANT),
        }),
        el('circle', {
          cy: -24,
          r: 18,
          fill: S.linear({ 0: tone('#F4F3EF', 0.5), 1: '#fff' }, { x2: 0.4, y2: 1 }),
        }),
        el('path', {
          d: 'M-30 -36A33 33 0 0 1 -6 -56',
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.65,
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
      )
    );
  });
