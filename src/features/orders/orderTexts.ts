import type { Order } from '@/domain/order/readOrder';

export const METHOD_NAMES: Record<Order['paymentMethod'], string> = {
  card: 'Card',
  square: 'Card (Square)',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
};

const PAYMENT_STATUS_NAMES: Readonly<Record<string, string>> = {
  paid: 'Paid',
  pending_verification: 'Waiting for the transfer',
  failed: 'Failed',
};

/** Another word of the server's is shown as it is. */
export const paymentStatusName = (status: string) => PAYMENT_STATUS_NAMES[status] ?? status;

// Each format is created once: creating one takes far longer than formatting a date, and a list formats a date in each row.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** `June 3, 2025`, in the buyer's time zone. */
export const longDate = (createdAt: string) => long.format(new Date(createdAt));

/** `Jun 3, 2025`. */
export const shortDate = (createdAt: string) => medium.format(new Date(createdAt));

/** `JBL Flip 6 and 2 more`. */
export function itemsText({ items }: Pick<Order, 'items'>): string {
  const [first, ...others] = items;
  if (!first) return 'No items';
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name;
}
