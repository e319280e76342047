import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiCartItem } from '@/api/types';
import { pricedLine } from '@/domain/order/pricedLine';
import type { Added } from '@/features/cart/AddedDialog';
import { missingOption, optionsText, type AddChoice } from '@/features/cart/chosenOptions';
import { useAddToCart } from '@/features/cart/useAddToCart';
import type { BusyAction } from '@/features/product/BuyActions';
import { paths } from '@/lib/paths';

/** Milliseconds between a successful Buy Now and the cart page (S1 4). */
const BUY_NOW_DELAY = 500;

/**
 * The two buttons of the product page: Add to Cart shows the dialog, Buy Now goes to the cart without one (D-149).
 * `onOptionMissing` runs when a color or a model has to be picked first.
 */
export function useProductPurchase(choice: AddChoice, onOptionMissing: () => void) {
  const { add: addToCart, adding } = useAddToCart();
  const navigate = useNavigate();
  const [action, setAction] = useState<BusyAction>('adding');
  const [leaving, setLeaving] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const [isAddedOpen, setAddedOpen] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);

  // Navigating elsewhere within the delay cancels the timer.
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate(paths.cart()), BUY_NOW_DELAY);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  const busyAction: BusyAction | null = leaving ? 'buying' : adding ? action : null;
  const run = async (next: BusyAction, onAdded: (line: ApiCartItem) => void) => {
    if (leaving) return;
    setAction(next);
    const missing = missingOption(choice);
    setShowsMissing(missing !== null);
    const line = await addToCart(choice);
    if (line) onAdded(line);
    else if (missing) onOptionMissing();
  };
  return {
    busyAction,
    added,
    isAddedOpen,
    /** The option to mark as missing; null until a press has found one missing. */
    missing: showsMissing ? missingOption(choice) : null,
    add: () =>
      run('adding', (line) => {
        setAdded(toAdded(choice, line));
        setAddedOpen(true);
      }),
    buy: () => run('buying', () => setLeaving(true)),
    closeAdded: () => setAddedOpen(false),
  };
}

/** The content of the dialog: the pieces just added, at the unit price of the whole line (D-101). */
function toAdded(choice: AddChoice, { quantity: inCart }: ApiCartItem): Added {
  const { product, quantity, color, ancOption } = choice;
  const colorChoice = product.colors.find(({ name }) => name === color);
  return {
    product,
    quantity,
    options: optionsText(choice),
    image: colorChoice?.image ?? product.images[0] ?? null,
    unitPrice: pricedLine(product, ancOption, inCart)?.unitPrice ?? null,
    inCart,
  };
}
