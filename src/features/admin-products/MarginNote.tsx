import type { AdminProduct } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { amountInCents } from '@/domain/money';
import { lowestUnitPrice, marginPercent } from '@/domain/product/margin';
import { readProduct } from '@/domain/product/readProduct';
import { StatusBadge } from '@/ui/StatusBadge';
import { useProductDrafts } from './DraftsContext';
import { moneyText } from './inventoryFields';

interface MarginNoteProps {
  product: AdminProduct;
}

/** The margin of the price as it is typed, with a warning where the deepest price break and V7 sell below cost. */
export function MarginNote({ product }: MarginNoteProps) {
  const fields = useProductDrafts(product.id)?.fields;
  const typed = (key: 'supplier_cost' | 'wholesalePrice') => {
    const draft = fields?.[key];
    return draft ? moneyText(draft.text) : (product[key] ?? null);
  };
  const cost = amountInCents(typed('supplier_cost'));
  const read = readProduct({ ...product, wholesalePrice: typed('wholesalePrice') ?? '' });
  if (cost === null) return <span>Cost unknown</span>;
  const margin = marginPercent(read.price, cost);
  if (margin === null) return <span>–</span>;
  const lowest = lowestUnitPrice(read);
  const isLoss = lowest !== null && lowest < cost;
  return (
    <StatusBadge tone={isLoss ? 'warning' : 'good'} variant="plain">
      <span
        title={
          lowest === null
            ? undefined
            : `The least a V7 buyer pays: ${formatMoney(lowest, 'USD')} each, at a cost of ${formatMoney(cost, 'USD')}`
        }
      >
        {`${margin.toFixed(1)}%`}
        {isLoss && ', below cost at V7'}
      </span>
    </StatusBadge>
  );
}
