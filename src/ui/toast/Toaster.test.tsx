import { Modal } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Toaster } from './Toaster';
import { createToastStore, type ToastInput } from './toastStore';
import { ToastContext, useToast } from './useToast';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer capture, which the swipe needs.
  HTMLElement.prototype.setPointerCapture ??= () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

function Shout({ input }: { input: ToastInput }) {
  const { toast } = useToast();
  return <button onClick={() => toast(input)}>Shout</button>;
}

function show(input: ToastInput) {
  const store = createToastStore();
  render(
    <ToastContext value={store}>
      <Shout input={input} />
      <Toaster />
    </ToastContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Shout' }));
  return store;
}

const card = () => screen.queryByText('Added to Cart', { selector: 'li *' })?.closest('li') ?? null;
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function swipe(distance: number) {
  const target = card();
  if (!target) throw new Error('no toast');
  fireEvent.pointerDown(target, { button: 0, clientX: 100, clientY: 100, pointerId: 1 });
  fireEvent.pointerMove(target, { clientX: 100 + distance / 2, clientY: 100, pointerId: 1 });
  fireEvent.pointerMove(target, { clientX: 100 + distance, clientY: 100, pointerId: 1 });
  fireEvent.pointerUp(target, { clientX: 100 + distance, clientY: 100, pointerId: 1 });
}

describe('Toaster', () => {
  it('shows a toast for 5 seconds', () => {
    show({ title: 'Added to Cart', description: '24 pieces' });
    expect(card()).toHaveTextContent('Added to Cart24 pieces');
    advance(4999);
    expect(card()).not.toBeNull();
    advance(1);
    expect(card()).toBeNull();
  });

  it('shows a toast for its own duration', () => {
    show({ title: 'Added to Cart', duration: 2000 });
    advance(1999);
    expect(card()).not.toBeNull();
    advance(1);
    expect(card()).toBeNull();
  });

  it('shows an updated text', () => {
    const store = show({ title: 'Saving' });
    act(() => store.update('toast-1', { title: 'Added to Cart' }));
    expect(card()).not.toBeNull();
  });

  it('shows one toast at a time', () => {
    const store = show({ title: 'Added to Cart' });
    act(() => void store.add({ title: 'Item Removed' }));
    expect(card()).toBeNull();
    expect(screen.getByText('Item Removed', { selector: 'li *' })).toBeInTheDocument();
  });

  it('closes with its button, and the toast stays in the store for the removal delay', () => {
    const store = show({ title: 'Added to Cart' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(card()).toBeNull();
    expect(store.get()).toHaveLength(1);
    advance(1_000_000);
    expect(store.get()).toEqual([]);
  });

  it('restores the focus when it is closed, and the next toast closes after its own duration', () => {
    show({ title: 'Added to Cart' });
    const shout = screen.getByRole('button', { name: 'Shout' });
    act(() => shout.focus());
    const close = screen.getByRole('button', { name: 'Dismiss notification' });
    act(() => close.focus());
    fireEvent.pointerMove(close);
    fireEvent.click(close);
    expect(shout).toHaveFocus();
    advance(1000);
    fireEvent.click(shout);
    expect(card()).toBeInTheDocument();
    advance(5000);
    expect(card()).not.toBeInTheDocument();
  });

  it('moves the focus to the toast region on F8', () => {
    show({ title: 'Added to Cart' });
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it.each(['the toast', 'its button'])('Escape on %s closes the toast, not the dialog behind it', (on) => {
    const onClose = vi.fn();
    render(
      <ThemeProvider>
        <Modal opened onClose={onClose} title="Login" />
      </ThemeProvider>,
    );
    show({ title: 'Added to Cart' });
    const button = screen.getByRole('button', { name: 'Dismiss notification' });
    const target = on === 'the toast' ? card() : button;
    fireEvent.keyDown(target ?? document.body, { key: 'Escape' });
    expect(card()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['pointer', 'focus'])('pauses while the %s is on it, then resumes', (rest) => {
    show({ title: 'Added to Cart', duration: 2000 });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    advance(1500);
    if (rest === 'pointer') fireEvent.pointerMove(region);
    else act(() => card()?.focus());
    advance(10_000);
    expect(card()).not.toBeNull();
    if (rest === 'pointer') fireEvent.pointerLeave(region);
    else act(() => screen.getByRole('button', { name: 'Shout' }).focus());
    advance(499);
    expect(card()).not.toBeNull();
    advance(1);
    expect(card()).toBeNull();
  });

  it.each([
    ['right 50 pixels: it stays', 50, true],
    ['right 51 pixels: it goes', 51, false],
    ['left 60 pixels: it stays', -60, true],
  ])('swiped %s', (_, distance, stays) => {
    show({ title: 'Added to Cart' });
    swipe(distance);
    advance(200);
    expect(card() !== null).toBe(stays);
  });

  it.each([
    ['politely', 'default', 'polite'],
    ['at once when something went wrong', 'danger', 'assertive'],
  ] as const)('announces %s', (_, tone, live) => {
    show({ title: 'Added to Cart', tone });
    advance(50);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
  });
});
