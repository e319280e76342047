import type { ReactNode } from 'react';
import { PaymentError, type CapturedOrder } from '@/features/payments/providers';
import { useUnsettledOrder } from '@/features/payments/unsettledOrders';
import { usePurchase } from '@/features/payments/usePurchase';
import { WORKED_ORDER } from './orderCalls';

export const FLIP_CART = [{ productId: 301, quantity: 30, color: 'Black' }];

/** A payment provider of a test: `token` and `captured` are what it returns. */
export interface TestProvider {
  token: () => string | PaymentError | Promise<string>;
  captured: () => CapturedOrder | PaymentError;
}

/** A page with the buttons of a payment screen and nothing else. It shows the purchase's status. */
export function PaymentHarness({ provider }: { provider: TestProvider }): ReactNode {
  const { purchase, busy, payByCard, wallet, repeat, reset } = usePurchase({ order: WORKED_ORDER });
  const unsettled = useUnsettledOrder();
  const orThrow = <T,>(result: T | PaymentError): T => {
    if (result instanceof PaymentError) throw result;
    return result;
  };
  const payByWallet = async () => {
    if (!wallet.open()) return;
    await wallet.approve('paypal:completed:243489:1', async () => orThrow(provider.captured()));
  };
  return (
    <main>
      <h1>Pay</h1>
      <p role="status">
        {purchase.status === 'recorded' ? `recorded ${purchase.orderId}` : purchase.status}
        {unsettled && ' unsettled'}
      </p>
      <button onClick={() => void payByCard(async () => ({ token: orThrow(await provider.token()) }))} disabled={busy}>
        Pay by card
      </button>
      <button onClick={() => void payByWallet()} disabled={busy}>
        Pay by wallet
      </button>
      <button onClick={() => void repeat()}>Check again</button>
      <button onClick={reset}>Start anew</button>
    </main>
  );
}
