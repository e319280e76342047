import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pricedLine } from '@/domain/cartLine';
import { readSpecifications } from '@/domain/specifications';
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

  // A timer, so that leaving the page first by another way cancels it.
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate(paths.cart()), BUY_NOW_DELAY);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  const purchase: Purchase = leaving ? 'buying' : adding ? intent : null;
  const add = async () => {
    if (purchase) return;
    setIntent('adding');
    if (await addToCart(choice)) setAdded(addedOf(choice));
    else if (missingOption(choice)) onMissing();
  };
  const buy = async () => {
    if (purchase) return;
    setIntent('buying');
    if (await addToCart(choice)) setLeaving(true);
    else if (missingOption(choice)) onMissing();
  };
  return { purchase, added, add, buy, closeAdded: () => setAdded(null) };
}

/** What the dialog says was added: these pieces at their price, whatever else the cart's line holds (S1-2.7-34). */
function addedOf(choice: AddChoice): Added {
  const { product, quantity, color, ancOption } = choice;
  const line = pricedLine(product, ancOption, quantity);
  const picked = readSpecifications(product.specifications).colors.find(({ name }) => name === color);
  return {
    product,
    quantity,
    options: optionsInWords(choice),
    image: picked?.image ?? product.images[0] ?? null,
    unit: line?.unitPrice ?? 0,
    subtotal: line?.lineTotal ?? 0,
  };
}
