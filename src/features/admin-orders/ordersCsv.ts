import { numberFromCents } from '@/domain/money';
import { METHOD_NAMES, STATUS_NAMES } from '@/domain/order/readOrder';
import { writeCsv, type CsvCell } from '@/lib/csv/writeCsv';
import { itemText, type AdminOrder } from './adminOrder';
import { minuteText } from './orderDays';

/** The columns of the export (D-192). */
const COLUMNS: readonly [name: string, cell: (order: AdminOrder) => CsvCell][] = [
  ['Order ID', ({ id }) => id],
  ['Date', ({ createdAt }) => minuteText(new Date(createdAt))],
  ['Customer', ({ customer }) => customer.name],
  ['Email', ({ customer }) => customer.email],
  ['Items', ({ items }) => items.map(itemText).join('; ')],
  ['Subtotal', ({ subtotal }) => numberFromCents(subtotal)],
  ['Shipping', ({ shipping }) => numberFromCents(shipping)],
  ['Total', ({ total }) => numberFromCents(total)],
  ['Payment Method', ({ paymentMethod }) => METHOD_NAMES[paymentMethod]],
  ['Payment Status', ({ paymentStatus }) => paymentStatus],
  ['Status', ({ status }) => STATUS_NAMES[status]],
  ['Tracking Number', ({ trackingNumber }) => trackingNumber ?? ''],
];

/** The orders as a CSV file, with amounts in USD and dates in the browser's time zone. */
export const ordersCsv = (orders: readonly AdminOrder[]): Promise<string> =>
  writeCsv(
    COLUMNS.map(([name]) => name),
    orders.map((order) => COLUMNS.map(([, cell]) => cell(order))),
  );
