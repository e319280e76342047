import { Button, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from './ToastProvider';
import { createToastStore, type ToastInput } from './toastStore';
import { useToast } from './useToast';

function Buttons({ toasts }: { toasts: readonly ToastInput[] }) {
  const { toast } = useToast();
  return (
    <Group>
      {toasts.map((input) => (
        <Button key={input.title} variant="default" onClick={() => toast(input)}>
          {`Show: ${input.title}`}
        </Button>
      ))}
    </Group>
  );
}

function Shop({ toasts }: { toasts: readonly ToastInput[] }) {
  const [store] = useState(createToastStore);
  return (
    <ToastProvider store={store}>
      <div style={{ minHeight: 240 }}>
        <Buttons toasts={toasts} />
      </div>
    </ToastProvider>
  );
}

const added: ToastInput = { title: 'Added to Cart', description: '24 × Studio Buds, Black', tone: 'success' };
const failed: ToastInput = {
  title: 'Error',
  description: 'Failed to add item to cart. Please try again.',
  tone: 'danger',
};
const plain: ToastInput = { title: 'Subscribed!' };

const meta = { title: 'UI/Toaster', component: Shop, args: { toasts: [added] } } satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, title: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: `Show: ${title}` }));
const shown = (title: string) => within(document.body).findByText(title, { selector: 'li *' });

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Added to Cart');
    await expect(await shown('Added to Cart')).toBeVisible();
  },
};
export const ErrorToast: Story = {
  args: { toasts: [failed] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Error');
    await expect(await shown('Failed to add item to cart. Please try again.')).toBeVisible();
  },
};
export const TitleOnly: Story = {
  args: { toasts: [plain] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Subscribed!');
    await expect(await shown('Subscribed!')).toBeVisible();
  },
};
const clearCart = fn();
export const WaysOn: Story = {
  args: {
    toasts: [
      {
        title: 'Cannot Add to Cart',
        description: 'You can only order from one region at a time (USA or EU). Please remove the other item first.',
        tone: 'danger',
        actions: [
          { label: 'View My Cart', onSelect: fn() },
          { label: 'Clear it and add this', onSelect: clearCart },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Cannot Add to Cart');
    const toast = within((await shown('Cannot Add to Cart')).closest('li')!);
    await expect(toast.getByRole('button', { name: 'View My Cart' })).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: 'Clear it and add this' }));
    await expect(clearCart).toHaveBeenCalledOnce();
  },
};
export const NewestShown: Story = {
  args: { toasts: [added, failed] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Added to Cart');
    await shown('Added to Cart');
    await press(canvasElement, 'Error');
    await shown('Error');
    await waitFor(() => expect(within(document.body).queryByText('Added to Cart', { selector: 'li *' })).toBeNull());
  },
};
export const ClosedByHand: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Added to Cart');
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(within(document.body).queryByText('Added to Cart', { selector: 'li *' })).toBeNull());
  },
};

export const LongTexts: Story = {
  args: {
    toasts: [
      {
        title: 'Error',
        description: `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} ${'could not be added, and neither could what else was in the box. '.repeat(12)}`,
        tone: 'danger',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Error');
    const card = (await shown('Error')).closest('li');
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
    await expect(card?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};
export const OnAPhone: Story = {
  ...ErrorToast,
  globals: { viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await ErrorToast.play?.(context);
    const card = (await shown('Failed to add item to cart. Please try again.')).closest('li');
    await waitFor(() => expect(card?.getAnimations()).toEqual([]));
    // The shop's banner and header end at 93.
    await expect(card?.getBoundingClientRect().top).toBeGreaterThan(93);
  },
};
export const Info: Story = {
  args: { toasts: [{ title: 'Not available yet', description: 'Please use your email and password.' }] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Not available yet');
    const card = (await shown('Not available yet')).closest('li');
    await expect(card?.querySelector('[class*=icon] svg')).toBeVisible();
  },
};
