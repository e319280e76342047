import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Pages/Shipping Info',
  render: () => <></>,
  parameters: { shop: { path: '/shipping-info' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const Loaded: Story = {};

export const WhileShopShowsPounds: Story = {
  globals: { currency: 'GBP' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /USA.*\$5\.99/ })).toBeVisible();
    await expect(within(canvasElement).getByRole('row', { name: /EU.*€7\.99/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };
