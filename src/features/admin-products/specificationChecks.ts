import { isRecord } from '@/lib/isRecord';

/** Where JSON text is wrong: from 1, like an editor. */
export interface JsonFault {
  line: number;
  column: number;
  /** Offset in the text. */
  position: number;
  message: string;
}

export type CheckedSpecifications = { ok: true; value: Record<string, unknown> } | { ok: false; fault: JsonFault };

const faultAt = (text: string, position: number, message: string): JsonFault => {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, position, message };
};

/** The position that a browser names in its message: an offset, or line and column. At the end if it names none. */
function faultPosition(text: string, message: string): number {
  const offset = /position (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return Number(offset);
  const place = /line (\d+) column (\d+)/.exec(message);
  if (!place) return text.length;
  const lines = text.split('\n').slice(0, Number(place[1]) - 1);
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + Number(place[2]) - 1;
}

/** Parses specifications as a clerk types them: a JSON object. Blank text is an empty one. */
export function checkSpecifications(text: string): CheckedSpecifications {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return { ok: true, value };
    return { ok: false, fault: faultAt(text, 0, 'It must be an object: { "Brand": "…" }') };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = faultPosition(text, message);
    const found = text.slice(position, position + 1);
    return {
      ok: false,
      fault: faultAt(text, position, found ? `Unexpected ${JSON.stringify(found)}` : 'The text ends too early'),
    };
  }
}
