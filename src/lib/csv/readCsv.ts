import Papa, { type ParseResult, type Parser } from 'papaparse';

export interface CsvTable {
  header: string[];
  /** The header's own number, which is more than 1 below empty rows. */
  headerRow: number;
  /** Each row with its number in a spreadsheet: empty rows count, and a line break within a cell does not begin a row. */
  rows: { rowNumber: number; cells: string[] }[];
  /** What is wrong with the file itself, such as a quote that is never closed. */
  problems: string[];
}

/** In characters. A large file is read in chunks, so that it does not block the page. */
const CHUNK = 128 * 1024;

/**
 * Reads a CSV file that a spreadsheet has saved: with commas, semicolons or tabs, with a byte order mark or without, in UTF-8
 * or else Windows-1252. Quoted cells may contain line breaks. The apostrophe before a formula (D-192) is removed. Empty rows are skipped.
 * `onProgress` gets the share that has been read, 0 to 1.
 */
export async function readCsv(file: Blob, onProgress?: (share: number) => void): Promise<CsvTable> {
  const text = decode(await file.arrayBuffer());
  const table: CsvTable = { header: [], headerRow: 1, rows: [], problems: [] };
  let rowNumber = 0;
  return new Promise((resolve) => {
    // As text: Papa Parse would cut a file in the middle of a character of several bytes.
    Papa.parse<string[]>(text, {
      chunkSize: CHUNK,
      delimiter: delimiterOf(text),
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        for (const cells of data) {
          rowNumber += 1;
          if (cells.every((cell) => cell.trim() === '')) continue;
          if (table.header.length === 0) {
            table.header = cells.map((cell) => cell.trim());
            table.headerRow = rowNumber;
          } else table.rows.push({ rowNumber, cells: cells.map(unguard) });
        }
        for (const { type, message, row: at = 0 } of errors) {
          // The last row of a chunk may be cut off: it is parsed again with the next chunk.
          if (type === 'Quotes' && at < data.length) table.problems.push(message);
        }
        onProgress?.(Math.min(1, meta.cursor / Math.max(1, text.length)));
        parser.pause();
        setTimeout(() => parser.resume(), 0);
      },
      complete: () => resolve(table),
    });
  });
}

/** UTF-8, or the encoding of older spreadsheets where the bytes are not UTF-8. A byte order mark is removed. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Guessed from the first rows. The library counts an empty row as one cell, so empty rows are skipped here. */
function delimiterOf(text: string): string {
  const options = { delimitersToGuess: [',', ';', '\t'], preview: 10, skipEmptyLines: true };
  return Papa.parse(text.slice(0, CHUNK), options).meta.delimiter;
}

const unguard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
