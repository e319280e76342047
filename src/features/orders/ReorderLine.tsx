import { Button, Checkbox, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useId, type ReactNode } from 'react';
import { priceChange, reorderRefusal, type ReplacedOptions, type RequiredRegion } from '@/domain/order/reorder';
import type { OrderedItem } from '@/domain/order/readOrder';
import { pictureOf, type ChosenOptions } from '@/domain/product/productOptions';
import type { Product } from '@/domain/product/readProduct';
import { shipsLaterNote } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCount } from '@/lib/count';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityStepper } from '@/ui/QuantityStepper';
import classes from './ReorderLine.module.css';
import type { ProductNow } from './useOrderedProducts';

/** What the buyer has decided about a line. */
export interface ReorderChoice {
  keep: boolean;
  quantity: number;
  options: ChosenOptions;
  /** Options of the order that are no longer offered; null once the buyer has chosen others. */
  replaced: ReplacedOptions | null;
}

interface ReorderLineProps {
  item: OrderedItem;
  now: ProductNow;
  /** Null while the product loads, and when it is gone. */
  choice: ReorderChoice | null;
  /** Null for any region. */
  region: RequiredRegion | null;
  busy: boolean;
  /** `Added: 12 pieces`, or why not. */
  result: { added: boolean; text: string } | null;
  onChange: (changed: Partial<ReorderChoice>) => void;
  /** Fields for other options of the product. */
  optionFields: (product: Product, value: ChosenOptions, onChange: (value: ChosenOptions) => void) => ReactNode;
}

/** A line of the order: what it cost, what it costs now, what else has changed, and whether to order it again. */
export function ReorderLine(props: ReorderLineProps) {
  const { item, now, choice, region, busy, result, onChange, optionFields } = props;
  const { format } = useCurrency();
  const id = useId();
  const { product } = now;
  const loading = product === undefined && !now.failed;
  const refusal = product === undefined ? null : reorderRefusal(product, region);
  const available = product && choice && refusal === null;
  return (
    <li className={classes.line} data-off={(available && !choice.keep) || refusal !== null || undefined}>
      <Checkbox
        className={classes.check}
        aria-labelledby={id}
        checked={Boolean(available && choice.keep)}
        aria-disabled={!available || busy || undefined}
        onChange={({ currentTarget }) => available && !busy && onChange({ keep: currentTarget.checked })}
      />
      <ProductImage
        name={product && choice ? pictureOf(product, choice.options.color) : item.image}
        alt=""
        size={56}
        className={classes.image}
      />
      <div className={classes.text}>
        <strong id={id}>{item.name}</strong>
        <span className={classes.detail}>
          {item.options.length > 0 && `${item.options.join(', ')} · `}
          {formatCount(item.quantity)} × <Money text={format(item.price)} each /> then
        </span>
        {available &&
          optionFields(product, choice.options, (options) => onChange({ options, replaced: null, keep: true }))}
        {product && choice && <Changes item={item} product={product} choice={choice} />}
        {refusal && <span className={classes.refusal}>{refusal}</span>}
        {loading && item.options.length > 0 && <Skeleton height={26} width={64} />}
        {loading && (
          <span className={classes.detail}>
            <Skeleton component="span" display="block" height="1lh" width={112} />
          </span>
        )}
        {now.failed && (
          <span className={classes.refusal}>
            The product could not be read.{' '}
            <Button variant="subtle" size="compact-xs" onClick={now.refetch}>
              Retry
            </Button>
          </span>
        )}
        <span className={classes.result} data-added={result?.added} role="status">
          {result?.text}
        </span>
      </div>
      {loading && (
        <div className={classes.quantity}>
          <Skeleton height={36} width={140} />
        </div>
      )}
      {available && (
        <div className={classes.quantity}>
          <QuantityStepper
            size="sm"
            value={choice.quantity}
            busy={busy}
            label={`Quantity of ${[item.name, ...item.options].join(', ')}`}
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
      )}
    </li>
  );
}

interface ChangesProps {
  item: Pick<OrderedItem, 'price'>;
  product: Product;
  choice: Omit<ReorderChoice, 'keep'>;
}

/** The price now, and what else has changed since the order, in words. */
export function Changes({ item, product, choice }: ChangesProps) {
  const { format } = useCurrency();
  const { now, change } = priceChange(product, choice.options, choice.quantity, item);
  const later = shipsLaterNote(product, choice.quantity);
  return (
    <ul className={classes.changes}>
      {choice.replaced && (
        <li data-tone="warning">
          {choice.replaced.was} is no longer offered: {choice.replaced.now} instead
        </li>
      )}
      {now === null && <li data-tone="warning">Price on request</li>}
      {now !== null && (
        <li data-tone={change < 0 ? 'good' : change > 0 ? 'warning' : undefined}>
          Now {format(now)} each
          {change !== 0 && `, ${format(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`}
        </li>
      )}
      {later && <li data-tone="warning">{later}</li>}
    </ul>
  );
}
