/** Nothing found: a magnifying glass over the carton's open mouth. */
import { el, group } from '../parts/scene.mjs';
import { ACCENT, STEEL, tone } from '../palette.mjs';
import { vignette } from './stage.mjs';

export const picture = () =>
  vignette((S, box) => {
    S.mark([150, -236]);
    return (
      box.shadow +
      box.back +
      box.front +
      group(
        { transform: 'translate(66 -128) rotate(38)' },
        el('rect', {
          x: -13,
          y: 68,
          width: 26,
          height: 104,
          rx: 12,
          fill: S.linear({ 0: tone(ACCENT, 0.95), 0.4: tone(ACCENT, 0.66), 1: tone(ACCENT, 0.2) }),
        }),
        el('rect', {
          x: -9,
          y: 56,
          width: 18,
          height: 18,
          fill: S.linear({ 0: tone(STEEL, 1), 1: tone(STEEL, 0.2) }),
        }),
        el('circle', {
          r: 62,
          fill: S.radial({ 0: ['#DCEBF2', 0.34], 0.8: ['#BFD6E2', 0.42], 1: ['#8FA9B8', 0.6] }),
        }),
        el('path', {
          d: 'M-44 -8A46 46 0 0 1 6 -46',
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.85,
          'stroke-width': 8,
          'stroke-linecap': 'round',
          transform: 'rotate(-38)',
        }),
        el('circle', {
          r: 62,
          fill: 'none',
          stroke: S.linear(
            { 0: tone(STEEL, 1), 0.5: tone(STEEL, 0.5), 1: tone(STEEL, 0.1) },
            { x1: 0, y1: 0.4, x2: 1, y2: 0.8 },
          ),
          'stroke-width': 13,
        }),
        el('circle', { r: 57, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 1.6 }),
      )
    );
  });
