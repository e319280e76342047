import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: { title: 'We could not load your orders', message: 'Check the connection and try again.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { busy: true } };
/** A section that loads at the second try. */
function RetriedOrders() {
  const [failed, setFailed] = useState(true);
  return (
    <section aria-label="Orders">
      {failed ? (
        <ErrorState title="We could not load your orders" onRetry={() => setFailed(false)} />
      ) : (
        <p>No orders</p>
      )}
    </section>
  );
}

export const FocusAfterRetry: Story = {
  render: () => <RetriedOrders />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('No orders');
    await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus();
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const LongMessageOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'We could not load your orders',
    message:
      '502: <html><head><title>Bad Gateway</title></head><body>upstream-timeout-while-reading-the-response-header-from-upstream</body></html>',
  },
};
