import type { CsvTable } from '@/lib/csv/readCsv';

export interface TrackingRow {
  /** Its number in a spreadsheet, or the number of its line in pasted text. */
  row: number;
  /** As in the file. */
  orderId: string;
  trackingNumber: string;
  /** Why the row cannot be sent; null if it can. */
  problem: string | null;
}

/** The contract's maximum length. */
const MAX_LENGTH = 120;

/** Reads rows of `orderId,tracking`, with or without a header row. A row that cannot be sent says why. */
export function readTrackingRows({ header, headerRow, rows }: CsvTable): TrackingRow[] {
  // A first line with a digit is an order, even one whose number cannot be read.
  const isHead = !header.some((cell) => /\d/.test(cell));
  const all = isHead ? rows : [{ rowNumber: headerRow, cells: header }, ...rows];
  const seen = new Set<number>();
  return all.map(({ rowNumber: row, cells }) => {
    const [order = '', tracking = ''] = separated(cells);
    const orderId = order.trim().replace(/^#/, '');
    const trackingNumber = tracking.trim();
    const problem = problemOf(orderId, trackingNumber, seen.has(Number(orderId)));
    seen.add(Number(orderId));
    return { row, orderId, trackingNumber, problem };
  });
}

/** Rows from several sources may have several delimiters, and a file is read with one. Neither value contains any. */
const separated = (cells: readonly string[]): readonly string[] =>
  cells.slice(1).every((cell) => cell.trim() === '') ? (cells[0] ?? '').split(/[,;\t]/) : cells;

function problemOf(orderId: string, trackingNumber: string, isRepeated: boolean): string | null {
  if (!/^\d{1,15}$/.test(orderId) || Number(orderId) === 0) return 'No order number';
  if (trackingNumber === '') return 'No tracking number';
  if (trackingNumber.length > MAX_LENGTH) return `Longer than ${MAX_LENGTH} characters`;
  return isRepeated ? 'This order is listed above' : null;
}
