/** What sits on a surface: perforation, weave, seams, ports, screws, buttons, lamps, glass. */
import { tone } from '../palette.mjs';
import { DOWN, el, group, num, SLANT, xy } from './scene.mjs';
import { panel } from './solid.mjs';
import { point } from './space.mjs';

/** @typedef {import("./scene.mjs").Scene} Scene */
/** @typedef {import("./space.mjs").Frame} Frame */

/** Round holes in offset rows; each has a lit lower lip. @param {Scene} S @param {string} color */
export function grille(S, color, pitch = 9, hole = 0.3, depth = 0.72) {
  const r = pitch * hole;
  const spots = [
    [0.25, 0.25],
    [0.75, 0.75],
  ];
  const inner = spots
    .map(
      ([x, y]) =>
        el('circle', {
          cx: num(x * pitch, 2),
          cy: num(y * pitch + r * 0.3, 2),
          r: num(r, 2),
          fill: tone(color, 1),
          'fill-opacity': 0.5,
        }) +
        el('circle', {
          cx: num(x * pitch, 2),
          cy: num(y * pitch, 2),
          r: num(r, 2),
          fill: tone(color, 0),
          'fill-opacity': depth,
        }),
    )
    .join('');
  return S.pattern(inner, pitch, pitch);
}

/** Knitted mesh: interlocking little chevrons. @param {Scene} S @param {string} color */
export function mesh(S, color, pitch = 7, turn = 0) {
  const p = pitch;
  const inner =
    el('path', {
      d: `M0 0L${p / 2} ${p / 2}L${p} 0M0 ${p}L${p / 2} ${p / 2}L${p} ${p}`,
      stroke: tone(color, 0.02),
      'stroke-opacity': 0.5,
      'stroke-width': num(p * 0.2, 2),
      fill: 'none',
    }) +
    el('path', {
      d: `M0 ${p * 0.2}L${p / 2} ${p * 0.7}L${p} ${p * 0.2}`,
      stroke: tone(color, 1),
      'stroke-opacity': 0.4,
      'stroke-width': num(p * 0.12, 2),
      fill: 'none',
    });
  return S.pattern(inner, p, p, turn ? `rotate(${turn})` : undefined);
}

/**
 * A point on the visible half of a cylinder around the frame's axis.
 * @param {Frame} F @param {number} r @param {number} deg 0 and 180 are the silhouettes @param {number} h along the axis
 */
export function wrapped(F, r, deg, h) {
  const [wx, wy, wz] = F.W;
  const q = Math.sqrt(1 - wz * wz) || 1;
  const [s, c] = [-Math.cos((deg * Math.PI) / 180) * r, Math.sin((deg * Math.PI) / 180) * r];
  const [x, y] = point(F, 0, 0, h);
  return [x + (s * wy - c * wz * wx) / q, y + (s * wx + c * wz * wy) / q];
}

/**
 * Woven cloth around a cylinder: rows of stitches that close up toward the edges.
 * @param {Frame} F axis along W, facing the viewer @param {string} color @param {number} r @param {number} from @param {number} to
 */
export function cloth(F, color, r, from, to, rows = 46) {
  const lines = ['', ''];
  for (let i = 1; i < rows; i += 1) {
    const deg = (180 * i) / rows;
    lines[i % 2] += `M${xy(wrapped(F, r, deg, from + (i % 2 ? 3 : 0)))}L${xy(wrapped(F, r, deg, to))}`;
  }
  const row = (
    /** @type {number} */ i,
    /** @type {number} */ light,
    /** @type {number} */ opacity,
    /** @type {number} */ width,
    /** @type {string} */ dash,
    /** @type {number} */ shift,
  ) =>
    el('path', {
      d: lines[i],
      stroke: tone(color, light),
      'stroke-opacity': opacity,
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-dashoffset': shift,
    });
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    row(0, 0, 0.42, 2.6, '3.4 3.2', 0),
    row(1, 0, 0.42, 2.6, '3.4 3.2', 3.3),
    row(0, 1, 0.28, 1.5, '2.4 4.2', 3),
    row(1, 1, 0.28, 1.5, '2.4 4.2', 6.3),
  );
}

/**
 * Rows of small round openings about a cylinder.
 * @param {Frame} F @param {string} color @param {number} r @param {{ from: number, rows: number, across: number, width?: number }} o
 */
export function vents(F, color, r, { from, rows, across, width = 4.5 }) {
  let d = '';
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < across; i += 1) {
      const deg = 12 + (156 * (i + (row % 2) / 2)) / (across - 0.5);
      d += `M${xy(wrapped(F, r, deg, from + row * 9))}h.1`;
    }
  return el('path', {
    d,
    stroke: tone(color, 0),
    'stroke-opacity': 0.78,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

/** A parting line: a dark hair with a lit one below it. @param {string} d @param {string} color */
export const seam = (d, color, width = 2) =>
  group(
    { fill: 'none', 'stroke-linecap': 'round' },
    el('path', {
      d,
      stroke: tone(color, 1),
      'stroke-opacity': 0.75,
      'stroke-width': num(width),
      transform: `translate(0 ${num(width * 0.8)})`,
    }),
    el('path', { d, stroke: tone(color, 0), 'stroke-opacity': 0.6, 'stroke-width': num(width) }),
  );

/** A USB-C opening. @param {Scene} S */
export function port(S, x = 0, y = 0, w = 34, h = 12, color = '#b9bcc1') {
  const c = { w, h, r: h / 2 };
  return (
    panel(
      { w: w + 3, h: h + 3, r: (h + 3) / 2 },
      {
        fill: S.linear({ 0: tone(color, 0.2), 1: tone(color, 1) }, DOWN),
      },
      x,
      y,
    ) +
    panel(
      c,
      {
        fill: S.linear({ 0: '#0b0c0e', 1: '#33363c' }, DOWN),
      },
      x,
      y,
    ) +
    panel({ w: w * 0.62, h: h * 0.26, r: h * 0.13 }, { fill: '#60646c' }, x, y)
  );
}

/** @param {Scene} S */
export const screw = (S, x = 0, y = 0, r = 6, color = '#8d9097') =>
  el('circle', { cx: num(x), cy: num(y + 0.8), r: num(r + 1), fill: tone(color, 1), opacity: 0.4 }) +
  el('circle', {
    cx: num(x),
    cy: num(y),
    r: num(r),
    fill: S.linear({ 0: tone(color, 0.2), 1: tone(color, 0.7) }, { x2: 0.6, y2: 1 }),
  }) +
  el('path', {
    d: `M${num(x - r * 0.5)} ${num(y)}h${num(r)}M${num(x)} ${num(y - r * 0.5)}v${num(r)}`,
    stroke: tone(color, 0),
    'stroke-width': num(r * 0.28),
  });

/** A raised button. @param {Scene} S @param {string} color */
export const button = (S, color, x = 0, y = 0, w = 24, h = w, r = h / 2) =>
  panel({ w: w + 4, h: h + 4, r: r + 2 }, { fill: tone(color, 0.04), opacity: 0.5 }, x, y + 1) +
  panel(
    { w, h, r },
    {
      fill: S.linear({ 0: tone(color, 0.98), 0.3: tone(color, 0.72), 1: tone(color, 0.36) }, SLANT),
    },
    x,
    y,
  ) +
  panel({ w: w - 5, h: h - 5, r: Math.max(1, r - 2.5) }, { fill: tone(color, 0.66), opacity: 0.85 }, x, y);

/** @param {Scene} S */
export const lamp = (S, x = 0, y = 0, r = 3, color = '#7fe3a4') =>
  el('circle', {
    cx: num(x),
    cy: num(y),
    r: num(r * 2.6),
    fill: S.radial({ 0: [color, 0.5], 1: [color, 0] }),
  }) + el('circle', { cx: num(x), cy: num(y), r: num(r), fill: color });

/** Small gray strokes where a rating plate would be. */
export const rating = (x = 0, y = 0, w = 60, color = '#8b8e94', rows = 3) =>
  el('path', {
    d: Array.from(
      { length: rows },
      (_, i) => `M${num(x - w / 2)} ${num(y + i * 7)}h${num(w * [1, 0.72, 0.86, 0.5][i % 4])}`,
    ).join(''),
    stroke: color,
    'stroke-width': 1.8,
    'stroke-opacity': 0.55,
    'stroke-dasharray': '9 3 5 3 12 3',
  });

/** A pane of glass over what is drawn before it. @param {Scene} S @param {import("./solid.mjs").Contour} c */
export function gloss(S, c, strength = 0.26) {
  const { w, h } = c;
  const clip = S.clip(panel(c, {}));
  return group(
    { 'clip-path': clip },
    el('path', {
      d: `M${num(-w / 2)} ${num(-h / 2)}H${num(w * 0.16)}L${num(-w * 0.2)} ${num(h / 2)}H${num(-w / 2)}Z`,
      fill: S.linear({ 0: ['#fff', strength], 1: ['#fff', 0.02] }, { x2: 0.5, y2: 1 }),
    }),
  );
}
