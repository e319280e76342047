/** A sheet under construction: its definitions, its extent, and how it becomes a file. */
import { compactPath } from './compact.mjs';

/**
 * Gradient stops by offset, a color or a color with its opacity; or, where offsets are computed, as triples.
 * @typedef {Record<number, string | [color: string, opacity: number]> | [offset: number, color: string, opacity?: number][]} Stops
 */
/** @typedef {ReturnType<typeof createScene>} Scene */

/** Directions of a gradient: straight down, and down from the key light. */
export const DOWN = { x2: 0, y2: 1 };
export const SLANT = { x1: 0.2, y1: 0, x2: 0.7, y2: 1 };

/** Numbers as short as the eye allows: a tenth of a pixel. @param {number} v */
export const num = (v, digits = 1) => {
  const text = (Math.abs(v) < 0.5 * 10 ** -digits ? 0 : v).toFixed(digits);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^(-?)0\./, '$1.') : text;
};
/** @param {number[]} p */
export const xy = (p) => `${num(p[0])} ${num(p[1])}`;

/** @param {Record<string, string | number | undefined>} attrs */
const attributes = (attrs) =>
  Object.entries(attrs)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? num(v, 3) : v}"`)
    .join('');

/** @param {string} name @param {Record<string, string | number | undefined>} attrs @param {string} [inner] */
export const el = (name, attrs, inner) =>
  inner === undefined ? `<${name}${attributes(attrs)}/>` : `<${name}${attributes(attrs)}>${inner}</${name}>`;

/** @param {Record<string, string | number | undefined>} attrs @param {...string} inner */
export const group = (attrs, ...inner) => el('g', attrs, inner.join(''));

/** @param {Record<number, string | [string, number]>} stops */
const byOffset = (stops) =>
  Object.entries(stops)
    .map(([at, stop]) => /** @type {[number, string, number?]} */ ([Number(at), ...[stop].flat()]))
    .toSorted((a, b) => a[0] - b[0]);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A short id: one letter, then two. @param {number} n @returns {string} */
const name = (n) => (n < 52 ? '' : name(Math.floor(n / 52) - 1)) + LETTERS[n % 52];

/** Levels of 255 that a channel may be off where a stop is left out: less than an eye finds on a slope. */
const SLACK = 1.6;

/**
 * Leaves out what its neighbors say already: a stop that lies on the line between the stops that stay.
 * @param {[at: number, color: string, opacity?: number][]} stops @param {number} [slack]
 */
function spare(stops, slack = SLACK) {
  const channels = stops.map(([, color, opacity]) => {
    const full = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
    return [...[1, 3, 5].map((i) => Number.parseInt(full.slice(i, i + 2), 16)), (opacity ?? 1) * 255];
  });
  const keep = new Set([0, stops.length - 1]);
  const split = (/** @type {number} */ a, /** @type {number} */ b) => {
    let [worst, at] = [slack, -1];
    for (let i = a + 1; i < b; i += 1) {
      const share = (stops[i][0] - stops[a][0]) / (stops[b][0] - stops[a][0] || 1);
      const off = Math.max(
        ...channels[i].map((v, k) => Math.abs(channels[a][k] + (channels[b][k] - channels[a][k]) * share - v)),
      );
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) return;
    keep.add(at);
    split(a, at);
    split(at, b);
  };
  if (stops.length > 2 && channels.flat().every((v) => Number.isFinite(v))) {
    split(0, stops.length - 1);
    return stops.filter((_, i) => keep.has(i));
  }
  return stops;
}

export function createScene() {
  /** @type {Map<string, string>} */
  const ids = new Map();
  let box = [Infinity, Infinity, -Infinity, -Infinity];
  let muted = 0;
  let detail = 1;

  /** One id per distinct definition. @param {(id: string) => string} build */
  const define = (build) => {
    const key = build('');
    let id = ids.get(key);
    if (id === undefined) {
      id = name(ids.size);
      ids.set(key, id);
    }
    return id;
  };
  const stopTags = (/** @type {Stops} */ stops) =>
    spare(Array.isArray(stops) ? stops : byOffset(stops), detail < 0.5 ? SLACK * 5 : SLACK)
      .map(([at, color, opacity]) =>
        el('stop', {
          offset: at ? num(at, 3) : undefined,
          'stop-color': color,
          'stop-opacity': opacity === undefined ? undefined : num(opacity, 2),
        }),
      )
      .join('');

  return {
    /** @param {Stops} stops @param {Record<string, string | number>} [attrs] */
    linear: (stops, attrs = {}) => `url(#${define((id) => el('linearGradient', { id, ...attrs }, stopTags(stops)))})`,
    /** @param {Stops} stops @param {Record<string, string | number>} [attrs] */
    radial: (stops, attrs = {}) => `url(#${define((id) => el('radialGradient', { id, ...attrs }, stopTags(stops)))})`,
    /** @param {string} inner @param {number} width @param {number} height @param {string} [transform] */
    pattern: (inner, width, height, transform) =>
      `url(#${define((id) => el('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform }, inner))})`,
    /** An outline that is drawn many times: where `use` finds it. @param {string} d */
    shape: (d) => `#${define((id) => el('path', { id, d }))}`,
    /** One drawing in several places: draws it once. @param {string} svg @param {number[][]} at how far each stands from where it was drawn */
    repeat: (svg, at) => {
      const href = `#${define((id) => el('g', { id }, svg))}`;
      return at.map(([x, y]) => el('use', { href, x: num(x), y: num(y) })).join('');
    },
    /** @param {string} shape */
    clip: (shape) => `url(#${define((id) => el('clipPath', { id }, shape))})`,
    /** @param {string} shape */
    mask: (shape) => `url(#${define((id) => el('mask', { id }, shape))})`,
    /** Widens the extent the sheet is fitted to. @param {...number[]} points */
    mark: (...points) => {
      if (muted > 0) return;
      for (const [x, y] of points)
        box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
    },
    /** Draws without widening the extent. @template T @param {() => T} draw */
    mute: (draw) => {
      muted += 1;
      const drawn = draw();
      muted -= 1;
      return drawn;
    },
    /** Draws something on its own and tells its extent. @param {() => string} draw */
    apart: (draw) => {
      const [outer, was] = [box, muted];
      box = [Infinity, Infinity, -Infinity, -Infinity];
      muted = 0;
      const svg = draw();
      const own = box;
      box = outer;
      muted = was;
      return { svg, box: own };
    },
    /** How finely curved surfaces are sliced: 1 for a whole tile, less for what is shown small. */
    get detail() {
      return detail;
    },
    /** Draws with `share` times the detail. @template T @param {number} share @param {() => T} draw */
    withDetail: (share, draw) => {
      const was = detail;
      detail *= share;
      const drawn = draw();
      detail = was;
      return drawn;
    },
    get box() {
      return box;
    },
    get defs() {
      return [...ids].map(([text, id]) => text.replace(' id=""', ` id="${id}"`)).join('');
    },
  };
}

/**
 * Moves and scales a drawing into a frame.
 * @param {{ svg: string, box: number[] }} drawn
 * @param {{ x: number, y: number, w: number, h: number, turn?: number }} to center and room
 */
export function place({ svg, box: [l, t, r, b] }, to) {
  const k = Math.min(to.w / (r - l), to.h / (b - t));
  const turn = to.turn ? ` rotate(${num(to.turn)})` : '';
  return group(
    {
      transform: `translate(${num(to.x)} ${num(to.y)})${turn} scale(${num(k, 3)}) translate(${num(-(l + r) / 2)} ${num(-(t + b) / 2)})`,
    },
    svg,
  );
}

const FLAT = /<g transform="(matrix[^"]+)">((?:<(?:rect|path|circle|ellipse)[^>]*\/>)*)<\/g><g transform="\1">/g;

/** Drops what goes without saying, and lets neighbors on one plane share a group. @param {string} svg @param {boolean} [whole] */
function compact(svg, whole = false) {
  let [was, now] = ['', svg.replace(/<g>((?:<(?:rect|path|circle|ellipse)[^>]*\/>)*)<\/g>/g, '$1')];
  while (now !== was) [was, now] = [now, now.replace(FLAT, '<g transform="$1">$2')];
  return now
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${compactPath(d, whole && d.length > 80)}"`)
    .replace(/<(?:circle|ellipse)[^>]*>/g, (tag) => tag.replace(/ c[xy]="0"/g, ''))
    .replace(/<(?:rect|stop)[^>]*>/g, (tag) => tag.replace(/ (?:x|y|rx|offset)="0"/g, ''));
}

/** @param {Scene} S @param {string} body @param {number} w @param {number} h @param {boolean} [whole] long outlines on whole pixels, for what is shown small */
export const sheet = (S, body, w, h, whole) =>
  compact(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${S.defs}</defs>${body}</svg>\n`,
    whole,
  );

/** A finished 600-pixel product tile. @param {(S: Scene) => string} draw @param {{ room?: number, lift?: number }} [opts] */
export function tile(draw, { room = 488, lift = 4 } = {}) {
  const S = createScene();
  const drawn = S.apart(() => draw(S));
  return sheet(S, place(drawn, { x: 300, y: 300 - lift, w: room, h: room - 8 }), 600, 600);
}
