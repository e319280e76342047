import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { ToastProvider } from '@/ui/toast/ToastProvider';
import { createToastStore } from '@/ui/toast/toastStore';
import { PaymentProvidersContext } from './PaymentProvidersContext';
import type { WalletEvents, WalletProvider } from './providers';
import { WalletButton } from './WalletButton';

/** A wallet whose button reports that it was opened; the first `failures` mounts fail. */
function fakeWallet(failures = 0) {
  let mounts = 0;
  const mountButton = vi.fn((container: HTMLElement, { onOpen }: WalletEvents) => {
    mounts += 1;
    if (mounts <= failures) return Promise.reject(new Error('PayPal is not available here.'));
    const button = document.createElement('button');
    button.textContent = 'PayPal';
    button.addEventListener('click', () => void onOpen());
    container.append(button);
    return Promise.resolve({ destroy: () => button.remove() });
  });
  return { mountButton } satisfies WalletProvider;
}

function open(wallet: WalletProvider | null) {
  const toasts = createToastStore();
  const onOpen = vi.fn(() => true);
  const events = { onOpen, total: () => 100, onApprove: vi.fn(), onCancel: vi.fn(), onError: vi.fn() };
  render(
    <StrictMode>
      <ThemeProvider>
        <ToastProvider store={toasts}>
          <PaymentProvidersContext value={{ card: null, wallet }}>
            <WalletButton events={events} />
          </PaymentProvidersContext>
        </ToastProvider>
      </ThemeProvider>
    </StrictMode>,
  );
  return { toasts, onOpen };
}

// paypal/react-paypal-js#85: the second mount destroys the button of the first.
it('shows one button under StrictMode, which opens the wallet', async () => {
  const { onOpen } = open(fakeWallet());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading PayPal' })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'PayPal' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('says "PayPal Setup Error" with the reason when the button cannot be loaded, and loads it on Retry', async () => {
  const { toasts } = open(fakeWallet(2));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(toasts.get()).toMatchObject([{ title: 'PayPal Setup Error', description: 'PayPal is not available here.' }]);
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeVisible();
});

it('says that PayPal is not set up when the shop has no account', () => {
  open(null);
  expect(screen.getByText('PayPal is not set up')).toBeVisible();
});
