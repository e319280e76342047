import type { Cents } from './money';
import { amountInCents } from './money';

/** An object from outside, of which only the keys are known. */
export type Entries = Readonly<Record<string, unknown>>;

/** What a careless server prints where it has nothing. */
const NO_TEXT = /^(?:undefined|null|NaN|\[object Object\])$/;

/** A tag with its attributes, or a comment; not any text between angle brackets: `<3 W and >2 W` stays. */
const MARKUP = /<\/?[a-z][a-z\d]*(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>|<!--.*?-->/gis;

const NUMBER_TEXT = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Whether a value has keys; lists do not count. */
export function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** D-135: an object, or the same object as JSON text; anything else counts as {}. */
export function entriesOf(raw: unknown): Entries {
  if (isRecord(raw)) return raw;
  if (typeof raw !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(raw);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** Not empty in the sense of D-212: neither absent nor blank text nor an empty list. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** The first spelling that is not empty (D-212). */
export function firstFilled(entries: Entries, spellings: readonly string[]): unknown {
  const key = spellings.find((spelling) => Object.hasOwn(entries, spelling) && isFilled(entries[spelling]));
  return key === undefined ? null : entries[key];
}

/** Trimmed text, or a number as its text; null for anything else, blank text, and a printed 'undefined' and its like. */
export function nonEmptyText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || NO_TEXT.test(text) ? null : text;
}

/** The texts of a list, each once; empty for anything that is no list. */
export function nonEmptyTexts(list: unknown): string[] {
  return Array.isArray(list) ? [...new Set(list.flatMap((member) => nonEmptyText(member) ?? []))] : [];
}

/** Text that suppliers write with tags, without them: what is shown is text, never markup. Null when nothing is left. */
export function plainText(value: unknown): string | null {
  return nonEmptyText(nonEmptyText(value)?.replaceAll(MARKUP, ' ').replaceAll('&nbsp;', ' ').replace(/ {2,}/g, ' '));
}

/** The first filled spelling as text without markup. */
export function textIn(entries: Entries, spellings: readonly string[]): string | null {
  return plainText(firstFilled(entries, spellings));
}

/** The first filled spelling as a number, '4,831' included; null when it is none. */
export function numberIn(entries: Entries, spellings: readonly string[]): number | null {
  const text = textIn(entries, spellings);
  if (text === null) return null;
  const value = NUMBER_TEXT.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** As `numberIn`, whole and not below 0. */
export function countIn(entries: Entries, spellings: readonly string[]): number | null {
  const value = numberIn(entries, spellings);
  return value === null || value < 0 ? null : Math.floor(value);
}

/** Money text or a JSON number as USD cents (D-14); null below 0 and for anything else. */
export function priceIn(entries: Entries, key: string): Cents | null {
  const cents = amountInCents(firstFilled(entries, [key]));
  return cents === null || cents < 0 ? null : cents;
}
