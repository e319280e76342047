import Papa from 'papaparse';
import { createPause } from './pause';

/** Text or a number. Numbers stay numbers in a spreadsheet. */
export type CsvCell = string | number;

/** Excel reads a file without it in the system's encoding, and shows `Ã…sa` for `Åsa`. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows that the library gets at once. */
const SLICE = 50;

/**
 * A CSV file: UTF-8 with a byte order mark, CRLF, quoting of RFC 4180. Text that a spreadsheet would run as a formula gets an
 * apostrophe (D-192). Rows are taken one after another, so that a generator makes them slice by slice. `onProgress` gets the
 * number of rows written.
 */
export async function writeCsv(
  header: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  onProgress?: (done: number) => void,
): Promise<string> {
  const parts = [toLines([header])];
  let done = 0;
  let slice: (readonly CsvCell[])[] = [];
  const pause = createPause();
  const write = () => {
    if (slice.length === 0) return;
    parts.push(toLines(slice));
    done += slice.length;
    slice = [];
  };
  for (const row of rows) {
    slice.push(row);
    if (slice.length < SLICE) continue;
    write();
    if (await pause()) onProgress?.(done);
  }
  write();
  onProgress?.(done);
  return `${BYTE_ORDER_MARK}${parts.join('\r\n')}\r\n`;
}

const toLines = (rows: readonly (readonly CsvCell[])[]) =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ },
  );
