import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiCartItem } from '@/api/types';
import { pricedLine } from '@/domain/order/cartLine';
import { missingOption, optionsInWords, type AddChoice } from '@/features/cart/addChoice';
import type { Added } from '@/features/cart/AddedDialog';
import { useAddToCart } from '@/features/cart/useAddToCart';
import type { Purchase } from '@/features/product/BuyActions';
import { paths } from '@/lib/paths';

/** Milliseconds between a Buy Now that worked and the cart (S1 4). */
const BUY_NOW_DELAY = 500;

/**
 * The two ways to buy: add and show the dialog, or add and go to the cart without one (D-149).
 * `onMissing` runs when a colour or a model still has to be picked.
 */
export function useProductPurchase(choice: AddChoice, onMissing: () => void) {
  const { add: addToCart, adding } = useAddToCart();
  const navigate = useNavigate();
  const [intent, setIntent] = useState<Exclude<Purchase, null>>('adding');
  const [leaving, setLeaving] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const [asked, setAsked] = useState(false);

  // A timer, so that leaving the page first by another way cancels it.
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate(paths.cart()), BUY_NOW_DELAY);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  const purchase: Purchase = leaving ? 'buying' : adding ? intent : null;
  const run = async (next: Exclude<Purchase, null>, done: (line: ApiCartItem) => void) => {
    if (purchase) return;
    setIntent(next);
    const line = await addToCart(choice);
    setAsked(!line);
    if (line) done(line);
    else if (missingOption(choice)) onMissing();
  };
  return {
    purchase,
    added,
    /** What the field itself asks for, once an add has failed for want of it. */
    missing: asked ? missingOption(choice) : null,
    add: () => run('adding', (line) => setAdded(addedOf(choice, line))),
    buy: () => run('buying', () => setLeaving(true)),
    closeAdded: () => setAdded(null),
  };
}

/** What the dialog says was added: these pieces, at the price of the line that they are part of now (D-101). */
function addedOf(choice: AddChoice, { quantity: inCart }: ApiCartItem): Added {
  const { product, quantity, color, ancOption } = choice;
  const picked = product.colors.find(({ name }) => name === color);
  return {
    product,
    quantity,
    options: optionsInWords(choice),
    image: picked?.image ?? product.images[0] ?? null,
    unit: pricedLine(product, ancOption, inCart)?.unitPrice ?? null,
    inCart,
  };
}
