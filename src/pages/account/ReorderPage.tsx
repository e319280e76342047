import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link, useParams } from 'react-router-dom';
import { optionsNow, priceChange, reorderRefusal, requiredRegion } from '@/domain/order/reorder';
import type { Order } from '@/domain/order/readOrder';
import { AccountLayout } from '@/features/account/AccountLayout';
import { useCartRegion } from '@/features/cart/cartQuery';
import { useAskToClear } from '@/features/cart/ClearCart';
import { useAddToCartMany } from '@/features/cart/useAddToCartMany';
import { RowOptions } from '@/features/catalogue/RowOptions';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { OrderById } from '@/features/orders/OrderById';
import { longDate } from '@/features/orders/orderTexts';
import { ReorderLine, type ReorderChoice } from '@/features/orders/ReorderLine';
import { useOrderedProducts } from '@/features/orders/useOrderedProducts';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useSession } from '@/features/session/SessionContext';
import { useBuyerState } from '@/features/session/useBuyerState';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { BusyButton } from '@/ui/BusyButton';
import classes from './ReorderPage.module.css';

/** /orders/{id}/reorder: what has changed since the order, line by line, before its lines go into the cart (D-226). */
export default function ReorderPage() {
  const { id = '' } = useParams();
  return <Reorder key={id} id={id} />;
}

/** What was chosen and added stays while a buyer whose session has expired logs in again (D-209). */
function Reorder({ id }: { id: string }) {
  const { token } = useSession();
  const [changed, setChanged] = useBuyerState(NOTHING_CHANGED);
  const adding = useAddToCartMany();
  if (token === null)
    return (
      <LoginPrompt from={paths.reorder(id)} illustration="empty-orders" order={1}>
        Only the buyer who placed an order can order it again.
      </LoginPrompt>
    );
  return (
    <OrderById id={id}>
      {(order) => (
        <ReorderView
          order={order}
          changed={changed}
          onChoose={(index, part) =>
            setChanged((previous) => new Map(previous).set(index, { ...previous.get(index), ...part }))
          }
          adding={adding}
        />
      )}
    </OrderById>
  );
}

interface ReorderViewProps {
  order: Order;
  /** By index of the order's line. */
  changed: ReadonlyMap<number, Partial<ReorderChoice>>;
  onChoose: (index: number, part: Partial<ReorderChoice>) => void;
  adding: ReturnType<typeof useAddToCartMany>;
}

function ReorderView({ order, changed, onChoose, adding }: ReorderViewProps) {
  const { addMany, outcomes, progress } = adding;
  const products = useOrderedProducts(order.items.map(({ productId }) => productId));
  const cartRegion = useCartRegion();
  const askToClear = useAskToClear();
  const { format } = useCurrency();
  const sumId = useId();

  const choiceOf = (index: number): ReorderChoice | null => {
    const item = order.items[index];
    const product = item && products.get(item.productId)?.product;
    if (!item || !product) return null;
    const { options, replaced } = optionsNow(product, item);
    // Another option than the one ordered goes into the cart only if the buyer says so.
    return { keep: replaced === null, quantity: item.quantity, options, replaced, ...changed.get(index) };
  };

  const region = requiredRegion(
    cartRegion,
    order.region,
    order.items.map(({ productId }) => products.get(productId)?.product),
  );
  const kept = order.items.flatMap((item, index) => {
    const product = products.get(item.productId)?.product;
    const choice = choiceOf(index);
    const added = outcomes.get(String(index))?.state === 'added';
    if (!product || !choice?.keep || choice.quantity < 1 || added || reorderRefusal(product, region)) return [];
    return [{ key: String(index), item, choice: { product, quantity: choice.quantity, ...choice.options } }];
  });
  const total = kept.reduce(
    (sum, { item, choice: { product, quantity, ...options } }) =>
      sum + (priceChange(product, options, quantity, item).now ?? 0) * quantity,
    0,
  );
  const addKept = async () => {
    const added = await addMany(
      kept.map(({ key, choice }) => ({ key, choice })),
      { isRetry: outcomes.size > 0, again: add },
    );
    // What was refused may have changed since this page was read.
    for (const { key, item } of kept) if (!added.includes(key)) products.get(item.productId)?.refetch();
  };
  const add = () => void addKept();
  const resultOf = (index: number) => {
    const outcome = outcomes.get(String(index));
    if (!outcome) return null;
    return outcome.state === 'added'
      ? { added: true, text: `Added: ${formatCount(outcome.pieces)} ${outcome.pieces === 1 ? 'piece' : 'pieces'}` }
      : { added: false, text: `Not added. ${outcome.reason}` };
  };
  const anyOtherRegion = order.items.some(({ productId }) => {
    const product = products.get(productId)?.product;
    return product?.isActive && cartRegion !== null && product.region !== cartRegion;
  });
  const anyAdded = [...outcomes.values()].some(({ state }) => state === 'added');

  return (
    <AccountLayout
      title={`Reorder order ${order.id}`}
      lead={`From ${longDate(order.createdAt)}. Check what has changed since, then add what you want to the cart.`}
    >
      <ul className={classes.lines} aria-label="Items of the order">
        {order.items.map((item, index) => (
          <ReorderLine
            // An order's lines never change, and two of them may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            item={item}
            now={products.get(item.productId) ?? NOT_LOADED}
            choice={choiceOf(index)}
            region={region}
            busy={progress !== null}
            result={resultOf(index)}
            onChange={(part) => onChoose(index, part)}
            optionFields={(product, value, onChange) => (
              <RowOptions product={product} value={value} onChange={onChange} />
            )}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <p className={classes.total} id={sumId}>
          {kept.length === 0
            ? 'Nothing to add'
            : `${kept.length} ${kept.length === 1 ? 'line' : 'lines'}, ${format(total)} before discounts and shipping`}
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.order(order.id)} variant="default">
            Back to the order
          </Button>
          {(anyAdded || anyOtherRegion) && (
            <Button component={Link} to={paths.cart()} variant="default">
              View Cart
            </Button>
          )}
          {anyOtherRegion && askToClear && (
            <Button variant="default" onClick={() => askToClear()}>
              Clear cart
            </Button>
          )}
          <BusyButton busy={progress !== null} disabled={kept.length === 0} aria-describedby={sumId} onClick={add}>
            {progress
              ? `Adding ${progress.done + 1} of ${progress.of}`
              : kept.length === 0
                ? 'Add to cart'
                : `Add ${kept.length} ${kept.length === 1 ? 'line' : 'lines'} to cart`}
          </BusyButton>
        </div>
      </div>
    </AccountLayout>
  );
}

const NOTHING_CHANGED: ReadonlyMap<number, Partial<ReorderChoice>> = new Map();
const NOT_LOADED = { product: undefined, failed: false, refetch: () => undefined };
