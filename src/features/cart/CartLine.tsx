import { ActionIcon, Loader } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { percentText } from '@/domain/money';
import type { PricedLine } from '@/domain/order/pricedLine';
import { lineColor, lineOptions } from '@/domain/order/lineOptions';
import type { CartItem } from '@/domain/order/readCart';
import { nextBreak, priceBreaks } from '@/domain/product/quantityDiscount';
import { colorNamed } from '@/domain/product/productOptions';
import { canBeAdded, shipsLaterNote } from '@/domain/product/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { formatCount } from '@/lib/count';
import { focusElement } from '@/lib/focus';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { PriceLadder } from '@/ui/PriceLadder';
import { nextStepText } from '@/ui/priceLadderScale';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { useRemoveLine } from './cartMutations';
import classes from './CartTable.module.css';
import { useLineQuantity, type QuantityDrafts } from './quantityDrafts';

export interface CartLineProps extends Pick<QuantityDrafts, 'setDraft' | 'setUnsent'> {
  /** At the quantity that the buyer has chosen. */
  line: CartItem;
  /** Undefined when the product's price cannot be read. */
  priced: PricedLine | undefined;
  /** Pieces that are being chosen; 0 for an empty field, undefined when nothing is being changed. */
  draft: number | undefined;
  /** Pieces to offer again; see QuantityDrafts. */
  unsent: number | undefined;
  /** The whole cart is being cleared. */
  clearing: boolean;
}

export function CartLine({ line, priced, draft, setDraft, unsent, setUnsent, clearing }: CartLineProps) {
  const { product, quantity } = line;
  /** Tells the line from another one of the same product. */
  const name = [product.name, ...lineOptions(line).map(({ value }) => value)].join(', ');
  const { format } = useCurrency();
  const row = useFocusOnRemoval();
  const removal = useRemoveLine();
  const removing = clearing || removal.isPending;
  const { saving, change, commit, flush, cancel } = useLineQuantity({ lineId: line.id, draft, setDraft, setUnsent });
  const breaks = priced ? priceBreaks({ product, surface: 'product', base: priced.base }) : [];
  const next = canBeRaised(line) ? nextBreak(breaks, quantity) : null;
  const nextStep =
    unsent && unsent !== quantity
      ? { quantity: unsent, label: `Change to ${formatCount(unsent)}` }
      : next
        ? { quantity: next.atQuantity, label: nextStepText(next.missing, `${percentText(next.fraction)}%`) }
        : undefined;

  return (
    <tr ref={row} aria-busy={saving || removing} data-leaving={removing || undefined} className={classes.line}>
      <td className={classes.what}>
        <LineProduct line={line} />
      </td>
      <td data-label="Price" className={classes.price}>
        {priced ? (
          <>
            <Money text={format(priced.unitPrice)} each />
            {priced.unitPrice !== priced.base && (
              <span className={classes.saving}>
                <Money text={format(priced.base)} struck size="xs" /> {percentText(priced.fraction)}% off
              </span>
            )}
          </>
        ) : (
          'Price on request'
        )}
      </td>
      <td
        data-label="Quantity"
        className={classes.quantity}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Focus on the line's remove button sends nothing: the removal may make the request needless.
          if (!currentTarget.parentElement?.contains(relatedTarget)) flush();
        }}
      >
        <QuantityStepper
          label={`Quantity of ${name}`}
          value={draft ?? quantity}
          onChange={change}
          onCommit={commit}
          emptyValue={quantity}
          size="sm"
          busy={saving || removing}
          nextStep={nextStep}
        />
        {priced && breaks.length > 0 && (
          <PriceLadder
            className={classes.ladder}
            steps={priceSteps(priced.base, breaks, format)}
            quantity={quantity}
            size="band"
            caption={false}
          />
        )}
      </td>
      <td data-label="Subtotal" className={classes.subtotal}>
        {saving && <Loader size={14} className={classes.updating} aria-hidden />}
        {priced && <Money text={format(priced.lineTotal)} />}
      </td>
      <td className={classes.remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          title="Remove"
          aria-label={`Remove ${name}`}
          aria-busy={removing || undefined}
          aria-disabled={removing || undefined}
          data-remove
          onClick={() => {
            if (removing) return;
            cancel();
            removal.mutate(line.id);
          }}
        >
          {removing ? <Loader size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />}
        </ActionIcon>
      </td>
    </tr>
  );
}

/** The picture in the line's color, the name, the options, and a note on availability. */
function LineProduct({ line }: { line: CartItem }) {
  const { product } = line;
  const color = colorNamed(product, lineColor(line));
  const picture = <ProductImage name={color?.image ?? product.images[0]} alt="" size={88} />;
  const options = lineOptions(line);
  const note = availabilityNote(line);
  const href = paths.product(product.slug);

  return (
    <div className={classes.product}>
      {product.isActive ? (
        <Link to={href} className={classes.picture} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      ) : (
        <span className={classes.picture}>{picture}</span>
      )}
      <div className={classes.facts}>
        {product.isActive ? (
          <Link to={href} className={classes.name}>
            {product.name}
          </Link>
        ) : (
          // An inactive product has no page to link to.
          <span className={classes.name}>{product.name}</span>
        )}
        {options.length > 0 && (
          <dl className={classes.options}>
            {options.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className={classes.note}>{note}</p>}
      </div>
    </div>
  );
}

/** The server refuses to raise a line whose product is sold out or no longer sold (PUT /api/cart/item). */
const canBeRaised = ({ product }: CartItem): boolean => product.isActive && canBeAdded(product);

function availabilityNote({ product, quantity }: CartItem): string | null {
  if (!product.isActive) return 'No longer sold. You can keep or lower this quantity, or remove the line.';
  if (!canBeAdded(product)) return 'Sold out since. You can keep or lower this quantity, or remove the line.';
  return shipsLaterNote(product, quantity);
}

/** Ref for the row. When it is removed with the focus in it, the focus moves to a neighbor's remove button or the title. */
function useFocusOnRemoval() {
  const ref = useRef<HTMLTableRowElement>(null);
  // The cleanup of a layout effect runs while the row is still in the document and has the focus.
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbor = row.nextElementSibling ?? row.previousElementSibling;
      const remove = neighbor?.querySelector<HTMLElement>('[data-remove]');
      // The title of this page: two shops can be on one document.
      const title = row.closest('main')?.querySelector<HTMLElement>('h1');
      if (remove) remove.focus();
      else if (title) focusElement(title);
    };
  }, []);
  return ref;
}
