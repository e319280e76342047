import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { OfferPopup } from './OfferPopup';

function open() {
  const onClose = vi.fn();
  render(
    <ThemeProvider>
      <OfferPopup takeFocus={false} onClose={onClose} />
    </ThemeProvider>,
  );
  return onClose;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the offer popup', () => {
  const writeText = vi.fn(() => Promise.resolve());
  beforeEach(() => {
    vi.useFakeTimers();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('counts down from five minutes and closes itself at zero', async () => {
    const onClose = open();
    expect(screen.getByRole('timer')).toHaveTextContent('5:00');
    await pass(61_000);
    expect(screen.getByRole('timer')).toHaveTextContent('3:59');
    await pass(238_000);
    expect(onClose).not.toHaveBeenCalled();
    await pass(1000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('copies the code and confirms for two seconds', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    await pass(0);
    expect(writeText).toHaveBeenCalledWith('NEWCOMER10');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await pass(1999);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });

  it('closes with Escape only when the focus is in it', () => {
    const onClose = open();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Copy code' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('restores the focus on close if a visitor opened it, unless the focus has moved on', async () => {
    function Page() {
      const [asked, setAsked] = useState(false);
      return (
        <ThemeProvider>
          <button onClick={() => setAsked(true)}>Show the offer</button>
          <input aria-label="Search" />
          {asked && <OfferPopup takeFocus onClose={() => setAsked(false)} />}
        </ThemeProvider>
      );
    }
    render(<Page />);
    const button = screen.getByRole('button', { name: 'Show the offer' });
    const ask = () => {
      button.focus();
      fireEvent.click(button);
      expect(screen.getByRole('dialog')).toHaveFocus();
    };
    ask();
    fireEvent.click(screen.getByRole('button', { name: 'Close offer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();

    ask();
    screen.getByLabelText('Search').focus();
    await pass(300_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('that opened by itself leaves the focus, when closed from inside, where it was or at the page’s title', () => {
    function Page({ isShown }: { isShown: boolean }) {
      const [isClosed, setClosed] = useState(false);
      return (
        <ThemeProvider>
          <main>
            <h1>Products</h1>
            <input aria-label="Search" />
            {isShown && !isClosed && <OfferPopup takeFocus={false} onClose={() => setClosed(true)} />}
          </main>
        </ThemeProvider>
      );
    }
    const appearAndClose = (before: () => void) => {
      const { rerender } = render(<Page isShown={false} />);
      before();
      rerender(<Page isShown />);
      const close = screen.getByRole('button', { name: 'Close offer' });
      expect(close).not.toHaveFocus();
      close.focus();
      fireEvent.click(close);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };
    appearAndClose(() => screen.getByLabelText('Search').focus());
    expect(screen.getByLabelText('Search')).toHaveFocus();
    cleanup();

    appearAndClose(() => undefined);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
