import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { ToastProvider } from '@/ui/toast/ToastProvider';
import { createToastStore } from '@/ui/toast/toastStore';
import { CardDialog } from './CardDialog';
import { PaymentProvidersContext } from './PaymentProvidersContext';
import type { CardFormEvents, CardProvider, CardToken } from './providers';

const details = {
  total: 12345,
  billing: {
    firstName: 'Ada',
    lastName: 'Byron',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    country: 'US',
  },
};

/** A card provider whose forms are plain elements; the first `failures` mounts fail, and all wait for `loaded`. */
function fakeProvider(failures = 0, loaded = Promise.resolve()) {
  let mounts = 0;
  const submit: (() => void)[] = [];
  const destroy = vi.fn();
  const tokenize = vi.fn(() => Promise.resolve({ token: 'cnon:ok:1' }));
  const mount = vi.fn(async (container: HTMLElement, { onSubmit }: CardFormEvents) => {
    mounts += 1;
    if (mounts <= failures) throw new Error('Error occurred while loading Square.js');
    await loaded;
    const frame = document.createElement('iframe');
    frame.title = 'Card fields';
    container.append(frame);
    submit.push(onSubmit);
    return { tokenize, focus: vi.fn(), destroy: () => (destroy(), frame.remove()) };
  });
  return { provider: { mount } satisfies CardProvider, mount, destroy, tokenize, pressEnter: () => submit.at(-1)?.() };
}

type Props = ComponentProps<typeof CardDialog>;

function open(card: CardProvider | null, props: Partial<Props> = {}) {
  const toasts = createToastStore();
  const onPay = vi.fn<Props['onPay']>();
  const onClose = vi.fn();
  const dialog = (more: Partial<Props> = {}) => (
    <StrictMode>
      <ThemeProvider>
        <ToastProvider store={toasts}>
          <PaymentProvidersContext value={{ card, wallet: null }}>
            <CardDialog
              opened
              busy={false}
              details={details}
              totalText="$123.45"
              onPay={onPay}
              onClose={onClose}
              {...props}
              {...more}
            />
          </PaymentProvidersContext>
        </ToastProvider>
      </ThemeProvider>
    </StrictMode>
  );
  const { rerender } = render(dialog());
  return { toasts, onPay, onClose, rerender: (more: Partial<Props>) => rerender(dialog(more)) };
}

const payButton = () => screen.findByRole('button', { name: 'Pay $123.45' });
const enabled = (button: HTMLElement) => waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

// square/square-nodejs-sdk#44, weareseeed/react-square-web-payments-sdk PR#63: two card forms.
it('shows one card form under StrictMode, and pays with the token of that form', async () => {
  const { provider, destroy, mount, tokenize } = fakeProvider();
  const { onPay } = open(provider);
  const button = await payButton();
  await enabled(button);
  expect(mount).toHaveBeenCalledTimes(2);
  expect(destroy).toHaveBeenCalledOnce();
  expect(screen.getAllByTitle('Card fields')).toHaveLength(1);
  await userEvent.click(button);
  const tokenizeCard: (() => Promise<CardToken>) | undefined = onPay.mock.lastCall?.[0];
  await expect(tokenizeCard?.()).resolves.toEqual({ token: 'cnon:ok:1' });
  expect(tokenize).toHaveBeenCalledWith(details);
});

// weareseeed/react-square-web-payments-sdk#46, square/react-square-payment-form#68: a card is tokenized before its form is attached.
it('keeps Pay disabled until the form is ready; Enter in the form pays like Pay, but not twice', async () => {
  let load: () => void = () => undefined;
  const { provider, pressEnter } = fakeProvider(0, new Promise((resolve) => (load = resolve)));
  const { onPay, rerender } = open(provider);
  expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
  load();
  await enabled(await payButton());
  pressEnter();
  expect(onPay).toHaveBeenCalledOnce();
  rerender({ busy: true });
  pressEnter();
  expect(onPay).toHaveBeenCalledOnce();
});

it('stays open while the payment is processed', async () => {
  const { provider } = fakeProvider();
  const { onClose, rerender } = open(provider, { busy: true });
  expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender({ busy: false });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('says "Payment System Error" when the form cannot be loaded, and loads it on Retry', async () => {
  const { provider } = fakeProvider(2);
  const { toasts } = open(provider);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(toasts.get()).toMatchObject([{ title: 'Payment System Error', tone: 'danger' }]);
  await userEvent.click(retry);
  await enabled(await payButton());
  expect(screen.getAllByTitle('Card fields')).toHaveLength(1);
});

it('says that card payments are not set up when the shop has no account', async () => {
  open(null);
  expect(await screen.findByText('Card payments are not set up')).toBeVisible();
});
