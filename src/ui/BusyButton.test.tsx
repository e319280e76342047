import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { BusyButton } from './BusyButton';
import { ErrorState } from './ErrorState';

it('a busy Retry keeps the focus and its name, and a second press does nothing', async () => {
  const retry = vi.fn();
  function Page() {
    const [busy, setBusy] = useState(false);
    const onRetry = () => {
      retry();
      setBusy(true);
    };
    return <ErrorState title="We could not load your orders" busy={busy} onRetry={onRetry} />;
  }
  const user = userEvent.setup();
  render(<Page />, { wrapper: ThemeProvider });
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
});

it('a form that is being submitted is not submitted again by Enter', async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <BusyButton type="submit" busy>
        Send
      </BusyButton>
    </form>,
    { wrapper: ThemeProvider },
  );
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(send).not.toHaveBeenCalled();
});

it('a disabled button can be focused and does nothing', async () => {
  const act = vi.fn();
  const user = userEvent.setup();
  render(
    <BusyButton busy={false} disabled onClick={act}>
      Out of Stock
    </BusyButton>,
    { wrapper: ThemeProvider },
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Out of Stock' });
  await user.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('aria-busy');
});
