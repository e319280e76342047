import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Purchase } from '@/domain/order/purchases';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { shortDate } from './orderTexts';

/** When a product was last bought, how many, and at what price: `Last bought Jun 3, 2025: 30 × $84.99`. */
export function LastPurchase({ purchase: { item, lastOrder } }: { purchase: Purchase }) {
  const { format } = useCurrency();
  return (
    <>
      Last bought{' '}
      <Anchor component={Link} to={paths.order(lastOrder.id)} inherit>
        {shortDate(lastOrder.createdAt)}
      </Anchor>
      : {formatCount(item.quantity)} × <Money text={format(item.price)} each />
    </>
  );
}
