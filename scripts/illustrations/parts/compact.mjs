/** Writes path data as short as it goes: relative steps, no repeated letters, no needless separators. */

/** How many numbers each command takes. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** @param {string} d @returns {[letter: string, numbers: number[]][]} */
function commands(d) {
  const out = /** @type {[string, number[]][]} */ ([]);
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const takes = TAKES[/** @type {keyof typeof TAKES} */ (letter.toUpperCase())];
    if (takes === 0) out.push([letter, []]);
    else
      for (let i = 0; i < numbers.length; i += takes)
        // What follows a first M is a line.
        out.push([
          i > 0 && letter.toUpperCase() === 'M' ? (letter === 'M' ? 'L' : 'l') : letter,
          numbers.slice(i, i + takes),
        ]);
  }
  return out;
}

/** @param {number} units whole steps of the grid @param {number} grid steps to one */
const short = (units, grid) => String(units / grid).replace(/^(-?)0\./, '$1.');

/** Numbers one after the other, apart only where they would run together. @param {string[]} numbers */
const joined = (numbers) =>
  numbers.reduce((text, n, i) => {
    const close = i === 0 || n.startsWith('-') || (n.startsWith('.') && numbers[i - 1].includes('.'));
    return text + (close ? '' : ' ') + n;
  }, '');

/**
 * The same path in fewer bytes. Positions keep the precision they were written with, and what
 * is rounded once is carried on, so that an outline closes where it began.
 * @param {string} d @param {boolean} [whole] on whole pixels
 */
export function compactPath(d, whole = false) {
  const finest = Math.max(0, ...(d.match(/\.\d+/g) ?? []).map((part) => part.length - 1));
  const grid = whole ? 1 : 10 ** Math.min(2, finest);
  const snap = (/** @type {number} */ v) => Math.round(v * grid);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let before = '';
  let out = '';
  for (const [letter, numbers] of commands(d)) {
    const kind = letter.toUpperCase();
    const from = letter === kind ? [0, 0] : [x, y];
    if (kind === 'Z') {
      out += 'z';
      before = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    if (kind === 'A') return d;
    const places =
      kind === 'H'
        ? [snap(numbers[0]) + from[0]]
        : kind === 'V'
          ? [snap(numbers[0]) + from[1]]
          : numbers.map((v, i) => snap(v) + from[i % 2]);
    const steps = kind === 'V' ? [places[0] - y] : places.map((v, i) => v - (i % 2 ? y : x));
    let [code, values] = [letter.toLowerCase(), steps];
    if (code === 'l' && steps[1] === 0) [code, values] = ['h', [steps[0]]];
    else if (code === 'l' && steps[0] === 0) [code, values] = ['v', [steps[1]]];
    const near = joined(values.map((v) => short(v, grid)));
    const far = joined(
      (code === 'h' ? [places[0]] : code === 'v' ? [places[places.length - 1]] : places).map((v) => short(v, grid)),
    );
    const absolute = before === '' || far.length + 1 < near.length;
    const name = absolute ? code.toUpperCase() : code;
    const text = absolute ? far : near;
    const follows = before === name || (before === 'm' && name === 'l') || (before === 'M' && name === 'L');
    out += follows && kind !== 'M' ? (text.startsWith('-') ? text : ` ${text}`) : name + text;
    before = name;
    if (kind === 'H') [x] = places;
    else if (kind === 'V') [y] = places;
    else [x, y] = places.slice(-2);
    if (kind === 'M') [startX, startY] = [x, y];
  }
  return out;
}
