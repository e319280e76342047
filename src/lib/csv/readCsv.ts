import Papa from 'papaparse';

export interface CsvTable {
  header: string[];
  /** Each row with its number in a spreadsheet: the head is row 1, and a line break within a cell begins no other row. */
  rows: { row: number; cells: string[] }[];
  /** What is wrong with the file itself, such as a quote that is never closed. */
  problems: string[];
}

/** Bytes that are read at a stretch, so that a large file does not block the page. */
const CHUNK = 128 * 1024;

/**
 * Reads a CSV file that a spreadsheet has saved: with commas, semicolons or tabs, with a byte order mark or without, in UTF-8
 * or else Windows-1252. Quoted cells may contain line breaks. The apostrophe before a formula (D-192) is removed. Empty rows are skipped.
 * `onProgress` gets the share that has been read, 0 to 1.
 */
export async function readCsv(file: Blob, onProgress?: (share: number) => void): Promise<CsvTable> {
  const text = decode(await file.arrayBuffer());
  const table: CsvTable = { header: [], rows: [], problems: [] };
  let row = 0;
  return new Promise((resolve, reject) => {
    // As a file, because the library reads only files in slices.
    Papa.parse<string[]>(new File([text], 'import.csv'), {
      chunkSize: CHUNK,
      delimiter: delimiterOf(text),
      chunk: ({ data, errors, meta }) => {
        for (const cells of data) {
          row += 1;
          if (cells.every((cell) => cell.trim() === '')) continue;
          if (table.header.length === 0) table.header = cells.map((cell) => cell.trim());
          else table.rows.push({ row, cells: cells.map(unguard) });
        }
        for (const { type, message } of errors) if (type === 'Quotes') table.problems.push(message);
        onProgress?.(Math.min(1, meta.cursor / Math.max(1, text.length)));
      },
      complete: () => resolve(table),
      error: reject,
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

/** Guessed from the first rows. The library counts an empty row as one cell, so these are left out here. */
function delimiterOf(text: string): string {
  const options = { delimitersToGuess: [',', ';', '\t'], preview: 10, skipEmptyLines: true };
  return Papa.parse(text.slice(0, CHUNK), options).meta.delimiter;
}

const unguard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
