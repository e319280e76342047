import type { Order } from '@/domain/order/readOrder';

const PAYMENT_STATUS_NAMES: Readonly<Record<string, string>> = {
  paid: 'Paid',
  pending_verification: 'Waiting for the transfer',
  failed: 'Failed',
};

/** Another word of the server's is shown as it is. */
export const paymentStatusName = (status: string) => PAYMENT_STATUS_NAMES[status] ?? status;

/**
 * A format is created once, at its first date: creating one takes far longer than formatting a date, and pages load this
 * module that show no date at first.
 */
function dateFormat(dateStyle: 'long' | 'medium') {
  let format: Intl.DateTimeFormat | undefined;
  return (createdAt: string) => {
    format ??= new Intl.DateTimeFormat('en-US', { dateStyle });
    return format.format(new Date(createdAt));
  };
}

/** `June 3, 2025`, in the buyer's time zone. */
export const longDate = dateFormat('long');

/** `Jun 3, 2025`. */
export const shortDate = dateFormat('medium');

/** `JBL Flip 6 and 2 more`. */
export function itemsText({ items }: Pick<Order, 'items'>): string {
  const [first, ...others] = items;
  if (!first) return 'No items';
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name;
}
