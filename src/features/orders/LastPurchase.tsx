import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Cents } from '@/domain/money';
import type { PurchasedProduct } from '@/domain/order/purchasedProducts';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { shortDate } from './orderTexts';

interface LastPurchaseProps extends Pick<PurchasedProduct, 'lastOrder'> {
  quantity: number;
  /** USD cents per piece, as charged. */
  price: Cents;
  /** Only date, quantity and price, where the list says what they are. */
  short?: boolean;
}

/** When a product was last bought, how many, and at what price: `Last bought Jun 3, 2025: 30 × $84.99 each`. */
export function LastPurchase({ lastOrder, quantity, price, short = false }: LastPurchaseProps) {
  const { format } = useCurrency();
  return (
    <>
      {short ? <VisuallyHidden component="span">Last bought </VisuallyHidden> : 'Last bought '}
      <Link to={paths.order(lastOrder.id)}>{shortDate(lastOrder.createdAt)}</Link>: {formatCount(quantity)} ×{' '}
      <Money text={format(price)} each={!short} />
    </>
  );
}
