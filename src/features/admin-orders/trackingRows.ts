import type { CsvTable } from '@/lib/csv/readCsv';

export interface TrackingRow {
  line: number;
  /** As in the file. */
  orderId: string;
  trackingNumber: string;
  /** Why the row cannot be sent; null if it can. */
  problem: string | null;
}

/** The contract's maximum length. */
const MAX_LENGTH = 120;

/** Reads rows of `orderId,tracking`, with or without a head. A row that cannot be sent says why. */
export function readTrackingRows({ header, rows }: Pick<CsvTable, 'header' | 'rows'>): TrackingRow[] {
  // A first line with a digit is an order, even one whose number cannot be read.
  const isHead = !header.some((cell) => /\d/.test(cell));
  const all = isHead ? rows : [{ line: 1, cells: header }, ...rows];
  const seen = new Set<number>();
  return all.map(({ line, cells }) => {
    const orderId = (cells[0] ?? '').trim().replace(/^#/, '');
    const trackingNumber = (cells[1] ?? '').trim();
    const problem = problemOf(orderId, trackingNumber, seen.has(Number(orderId)));
    seen.add(Number(orderId));
    return { line, orderId, trackingNumber, problem };
  });
}

function problemOf(orderId: string, trackingNumber: string, isRepeated: boolean): string | null {
  if (!/^\d{1,15}$/.test(orderId) || Number(orderId) === 0) return 'No order number';
  if (trackingNumber === '') return 'No tracking number';
  if (trackingNumber.length > MAX_LENGTH) return `Longer than ${MAX_LENGTH} characters`;
  return isRepeated ? 'This order is listed above' : null;
}
