import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { ToastProvider } from './ToastProvider';
import { createToastStore } from './toastStore';

vi.mock('./Toaster', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('shows toasts as plain text, for their duration, when the Toaster’s code fails to load', async () => {
  const store = createToastStore();
  render(
    <ThemeProvider>
      <ToastProvider store={store}>
        <p>The page</p>
      </ToastProvider>
    </ThemeProvider>,
  );
  act(() => void store.add({ title: 'Added to Cart', description: 'JBL Flip 6', duration: 200 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Added to Cart JBL Flip 6');
  expect(screen.getByText('The page')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

  act(() => void store.add({ title: 'Saved' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Saved');
});
