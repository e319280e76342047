import { parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import { isRecord } from '@/lib/isRecord';

/** Where JSON text is wrong: from 1, like an editor. */
export interface JsonError {
  line: number;
  column: number;
  /** Offset in the text. */
  position: number;
  /** Characters from there; 0 at the end of the text. */
  length: number;
  message: string;
}

export type CheckedSpecifications = { ok: true; value: Record<string, unknown> } | { ok: false; error: JsonError };

const MESSAGES: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  PropertyNameExpected: 'A name in double quotes belongs here',
  ValueExpected: 'A value belongs here',
  ColonExpected: 'A colon belongs here',
  CommaExpected: 'A comma belongs here',
  EndOfFileExpected: 'Nothing may follow the last brace',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'The closing quote is missing',
};

/** Parses specifications as a clerk types them: a JSON object. Blank text is an empty one. */
export function checkSpecifications(text: string): CheckedSpecifications {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    const number = findInexactNumber(text);
    if (number) return { ok: false, error: errorAt(text, number, 'This number would be changed: write it in quotes') };
    if (isRecord(value)) return { ok: true, value };
    return { ok: false, error: errorAt(text, { offset: 0, length: 1 }, 'It must be an object: { "Brand": "…" }') };
  } catch {
    // Browsers differ in how they name the place, or do not name it.
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true });
    const [first] = errors;
    return {
      ok: false,
      error: errorAt(text, first ?? { offset: 0, length: 1 }, first ? messageOf(text, first) : 'It cannot be read'),
    };
  }
}

/** A number that JavaScript reads as another one: `1e400` becomes infinite, which JSON can only write as null. */
function findInexactNumber(text: string): Omit<ParseError, 'error'> | undefined {
  const found: Omit<ParseError, 'error'>[] = [];
  visit(text, {
    onLiteralValue: (value: unknown, offset, length) => {
      if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) found.push({ offset, length });
    },
  });
  return found[0];
}

function errorAt(text: string, { offset, length }: Omit<ParseError, 'error'>, message: string): JsonError {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, position: offset, length, message };
}

function messageOf(text: string, { error, offset, length }: ParseError): string {
  if (offset >= text.length) return 'The text ends too early';
  return MESSAGES[printParseErrorCode(error)] ?? `Unexpected ${text.slice(offset, offset + Math.min(length, 20))}`;
}
