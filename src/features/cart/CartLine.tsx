import { ActionIcon, Loader } from '@mantine/core';
import IconTrash from '@tabler/icons-react/icons/IconTrash';
import type { CartItem } from '@/domain/order/cartLine';
import type { PricedLine } from '@/domain/order/cartLine';
import { percentText } from '@/domain/money';
import { nextBreak, type PriceBreak, priceBreaks } from '@/domain/product/quantityDiscount';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceSteps } from '@/features/currency/priceSteps';
import { formatCount } from '@/lib/count';
import { Money } from '@/ui/Money';
import { PriceLadder } from '@/ui/PriceLadder';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { useRemoveLine } from './cartMutations';
import { CartLineProduct } from './CartLineProduct';
import classes from './CartTable.module.css';
import { canBeRaised } from './lineNotes';
import type { SetQuantity } from './quantityDrafts';
import { useFocusHandover } from './useFocusHandover';
import { useLineQuantity } from './useLineQuantity';

export interface CartLineProps {
  /** At the quantity that the buyer has chosen. */
  line: CartItem;
  /** Absent when the product's price cannot be read. */
  priced: PricedLine | undefined;
  /** Pieces that are being chosen; 0 for an empty field, undefined when nothing is being changed. */
  draft: number | undefined;
  setDraft: SetQuantity;
  /** Pieces that were chosen when the session ended, or to which no answer came. */
  kept: number | undefined;
  setKept: SetQuantity;
  /** The whole cart is being emptied. */
  clearing: boolean;
}

export function CartLine({ line, priced, draft, setDraft, kept, setKept, clearing }: CartLineProps) {
  const { product } = line;
  const removal = useRemoveLine();
  const removing = clearing || removal.isPending;
  const row = useFocusHandover();
  const { format } = useCurrency();
  const { busy, change, commit, settle, cancel } = useLineQuantity({ lineId: line.id, draft, setDraft, setKept });
  const breaks = priced ? priceBreaks({ product, surface: 'product', base: priced.base }) : [];

  return (
    <tr ref={row} aria-busy={busy || removing} data-leaving={removing || undefined} className={classes.line}>
      <td className={classes.what}>
        <CartLineProduct line={line} />
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
          // not on the way to the remove button, which may make the call needless
          if (!currentTarget.parentElement?.contains(relatedTarget)) settle();
        }}
      >
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={draft ?? line.quantity}
          onChange={change}
          onCommit={commit}
          emptyValue={line.quantity}
          size="sm"
          busy={busy || removing}
          nextStep={
            kept && kept !== line.quantity
              ? keptStep(kept)
              : canBeRaised(line)
                ? nextStepOf(breaks, line.quantity)
                : undefined
          }
        />
        {priced && breaks.length > 0 && (
          <PriceLadder
            className={classes.ladder}
            steps={priceSteps(priced.base, breaks, format)}
            quantity={line.quantity}
            size="band"
            caption={false}
          />
        )}
      </td>
      <td data-label="Subtotal" className={classes.subtotal}>
        {busy && <Loader size={14} className={classes.updating} aria-hidden />}
        {priced && <Money text={format(priced.lineTotal)} />}
      </td>
      <td className={classes.remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          title="Remove"
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
      </td>
    </tr>
  );
}

const keptStep = (quantity: number) => ({ quantity, label: `Change to ${formatCount(quantity)}` });

function nextStepOf(breaks: readonly PriceBreak[], quantity: number) {
  const next = nextBreak(breaks, quantity);
  if (!next) return undefined;
  return {
    quantity: next.atQuantity,
    label: `Add ${formatCount(next.missing)} for ${percentText(next.fraction)}% off`,
  };
}
