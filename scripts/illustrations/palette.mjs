/**
 * Swatches and the color arithmetic behind them. A swatch is one color; every
 * tone on a product (lit, base, shaded, deep) is computed from it, so that a new
 * color variant is one line here.
 */

/** @typedef {[number, number, number]} Triple */

/** One color per named swatch: the color of a surface that the key light half meets. */
export const SWATCHES = /** @type {const} */ ({
  white: '#EBECEB',
  black: '#383A40',
  blue: '#2E5C9E',
  red: '#C22F2C',
  teal: '#1E8783',
  pink: '#E7A0AE',
  sand: '#D3C2A6',
  silver: '#D3D6DA',
  midnight: '#2B3545',
  purple: '#B3A8CB',
  orange: '#E0743A',
  rose: '#E2BBAF',
  titanium: '#B5ACA0',
  iron: '#74777D',
  fuchsia: '#C21F6E',
  nickel: '#AFADAA',
  graphite: '#5A5E66',
  green: '#55765A',
  mint: '#A9CDBD',
  yellow: '#E2B53E',
  copper: '#B8744D',
  plum: '#5E3F68',
});

/** Whether a swatch is light. Its red channel alone tells: no swatch is a bright green or blue. @param {string} color */
export const isLight = (color) => color > '#9';

/** Colors that products share whatever their swatch. */
export const INK = '#1B1D21';
export const STEEL = '#C9CCD0';
export const GOLD = '#D2AE6D';
export const KRAFT = '#C99A62';
export const PAPER = '#F4F3EF';
/** The ground of a close-up: pale and dark goods both stand out on it. */
export const LOUPE = '#B9B1A3';
export const ACCENT = '#B4501F';

/** @param {string} hex @returns {Triple} sRGB channels, 0 to 1 */
export const parse = (hex) =>
  /** @type {Triple} */ ([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255));

/** @param {Triple} rgb channels, 0 to 1 @returns {string} */
export const hex = (rgb) => {
  const pairs = rgb.map((c) =>
    Math.round(Math.min(1, Math.max(0, c)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return pairs.every((p) => p[0] === p[1]) ? `#${pairs.map((p) => p[0]).join('')}` : `#${pairs.join('')}`;
};

const toLinear = (/** @type {number} */ c) => (c > 0.04045 ? ((c + 0.055) / 1.055) ** 2.4 : c / 12.92);
const toGamma = (/** @type {number} */ c) => (c > 0.0031308 ? 1.055 * c ** (1 / 2.4) - 0.055 : 12.92 * c);

/** sRGB to OKLab, where equal steps look equal. @param {Triple} rgb @returns {Triple} */
export function toLab(rgb) {
  const [r, g, b] = /** @type {Triple} */ (rgb.map(toLinear));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab to sRGB. @param {Triple} lab @returns {Triple} */
export function fromLab([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return /** @type {Triple} */ (
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map(toGamma)
  );
}

/** @param {string} from @param {string} to @param {number} share 0 to 1 */
export function mix(from, to, share) {
  const a = toLab(parse(from));
  const b = toLab(parse(to));
  return hex(fromLab(/** @type {Triple} */ (a.map((v, i) => v + (b[i] - v) * share))));
}

/**
 * The tone of a color under a given amount of light.
 * White goods never fall below a cool gray and black ones never close up, so
 * that both read on light paper and on the dark ground.
 * @param {string} color
 * @param {number} light 0 deep shade, 0.62 the color itself, 1 full key light
 */
export function tone(color, light) {
  const t = Math.min(1.1, Math.max(0, light));
  const [L, a, b] = toLab(parse(color));
  const floor = L * (0.4 + 0.3 * L ** 2 + 0.6 * Math.max(0, 0.45 - L));
  const ceiling = L + (0.992 - L) * (0.3 + 0.42 * L ** 2);
  const lit = t < 0.62 ? floor + (L - floor) * (t / 0.62) : L + (ceiling - L) * ((t - 0.62) / 0.38);
  const chroma = t < 0.62 ? 0.86 + 0.14 * (t / 0.62) : 1 - 0.3 * ((t - 0.62) / 0.38);
  const cool = t < 0.62 ? -0.006 * (1 - t / 0.62) : 0;
  return hex(fromLab([lit, a * chroma, b * chroma + cool]));
}
