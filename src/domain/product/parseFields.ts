import { isRecord } from '@/lib/isRecord';
import { amountInCents, type Cents } from '../money';

/** An object from the server whose fields may hold anything. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What some servers print for a missing value. */
const STRINGIFIED_NOTHING = /^(?:undefined|null|NaN|\[object Object\])$/;

/** A tag with its attributes, or a comment. Leaves other text in angle brackets alone: `<3 W and >2 W`. */
const MARKUP = /<\/?[a-z][a-z\d]*(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>|<!--.*?-->/gis;

const NUMBER_TEXT = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** An object, or an object written as JSON text; anything else is read as empty (D-135). */
export function parseObject(raw: unknown): JsonObject {
  if (isRecord(raw)) return raw;
  if (typeof raw !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(raw);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** False for a missing value, blank text and an empty list. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** The value of the first of several alternative keys that has content; null when none has (D-212). */
export function firstField(object: JsonObject, keys: readonly string[]): unknown {
  const key = keys.find((name) => Object.hasOwn(object, name) && hasContent(object[name]));
  return key === undefined ? null : object[key];
}

/** Trimmed text, or a number as text. Null for blank text, a printed 'undefined' or 'null', and any other type. */
export function cleanText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || STRINGIFIED_NOTHING.test(text) ? null : text;
}

/** The clean texts of a list, without duplicates; empty for anything but a list. */
export function cleanTexts(list: unknown): string[] {
  return Array.isArray(list) ? [...new Set(list.flatMap((item) => cleanText(item) ?? []))] : [];
}

/** Text with its HTML tags removed, since the shop never renders markup from the server. Null when nothing is left. */
export function plainText(value: unknown): string | null {
  const text = cleanText(value);
  // Most text has none of these; the check keeps lists of thousands of products fast.
  if (text === null || !/[<&]| {2}/.test(text)) return text;
  return cleanText(text.replaceAll(MARKUP, ' ').replaceAll('&nbsp;', ' ').replace(/ {2,}/g, ' '));
}

/** The first field with content, as text without markup. */
export function textField(object: JsonObject, keys: readonly string[]): string | null {
  return plainText(firstField(object, keys));
}

/** The first field with content, as a number; reads '4,831' too. */
export function numberField(object: JsonObject, keys: readonly string[]): number | null {
  const text = textField(object, keys);
  if (text === null) return null;
  const value = NUMBER_TEXT.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** Like `numberField`, rounded down to a whole number; null below 0. */
export function countField(object: JsonObject, keys: readonly string[]): number | null {
  const value = numberField(object, keys);
  return value === null || value < 0 ? null : Math.floor(value);
}

/** A price in USD cents, from money text or a JSON number (D-14); null below 0. */
export function priceField(object: JsonObject, key: string): Cents | null {
  const cents = amountInCents(firstField(object, [key]));
  return cents === null || cents < 0 ? null : cents;
}
