import { ActionIcon, Loader, Tooltip } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import { Link } from 'react-router-dom';
import type { CartItem } from '@/api/types';
import type { PricedLine } from '@/domain/cartLine';
import { percentText } from '@/domain/money';
import { nextBreak, priceBreaks } from '@/domain/quantityDiscount';
import { readSpecifications } from '@/domain/specifications';
import { shipsLaterNote } from '@/domain/stock';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { formatCount } from '@/lib/formatCount';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { PriceLadder } from '@/ui/PriceLadder';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { useRemoveLine } from './cartMutations';
import classes from './CartTable.module.css';
import { lineOptions } from './lineOptions';
import { useFocusHandover } from './useFocusHandover';
import { useLineQuantity } from './useLineQuantity';

interface CartLineProps {
  line: CartItem;
  /** Absent when the product's price cannot be read. */
  priced: PricedLine | undefined;
  /** The whole cart is being emptied. */
  clearing: boolean;
}

export function CartLine({ line, priced, clearing }: CartLineProps) {
  const { product } = line;
  const removal = useRemoveLine();
  const removing = clearing || removal.isPending;
  const row = useFocusHandover();
  const { format } = useCurrency();
  const { quantity, busy, change, commit, cancel } = useLineQuantity(line);
  const base = priced?.base ?? 0;
  const breaks = priceBreaks({ name: product.name, surface: 'product', specifications: product.specifications, base });
  const next = nextBreak(breaks, line.quantity);
  const color = line.selectedOptions.color ?? line.selectedColor;
  const image =
    readSpecifications(product.specifications).colors.find(({ name }) => name === color)?.image ?? product.images[0];
  const later = shipsLaterNote(product, line.quantity);
  const href = paths.product(product.slug);

  return (
    <tr ref={row} aria-busy={busy || removing} className={classes.line}>
      <td>
        <div className={classes.product}>
          <Link to={href} className={classes.picture} tabIndex={-1} aria-hidden>
            <ProductImage name={image} alt="" size={88} />
          </Link>
          <div>
            <Link to={href} className={classes.name}>
              {product.name}
            </Link>
            <dl className={classes.options}>
              {lineOptions(line).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {later && <p className={classes.note}>{later}</p>}
          </div>
        </div>
      </td>
      <td data-label="Price" className={classes.price}>
        {priced ? (
          <>
            <Money text={format(priced.unitPrice)} suffix="each" />
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
      <td data-label="Quantity" className={classes.quantity}>
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantity}
          onChange={change}
          onCommit={commit}
          emptyMeans={line.quantity}
          size="sm"
          busy={busy || removing}
          nextStep={nextStepOf(next)}
        />
        {breaks.length > 0 && (
          <PriceLadder
            className={classes.ladder}
            steps={priceSteps(base, breaks, format)}
            quantity={line.quantity}
            size="band"
            caption={false}
          />
        )}
      </td>
      <td data-label="Subtotal" className={classes.subtotal}>
        {priced && <Money text={format(priced.lineTotal)} />}
      </td>
      <td className={classes.remove}>
        <Tooltip label="Remove">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove ${product.name}`}
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
        </Tooltip>
      </td>
    </tr>
  );
}

function nextStepOf(next: ReturnType<typeof nextBreak>) {
  if (!next) return undefined;
  return {
    quantity: next.atQuantity,
    label: `Add ${formatCount(next.missing)} for ${percentText(next.fraction)}% off`,
  };
}
