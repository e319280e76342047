import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AuthLayout } from './AuthLayout';

const meta = {
  title: 'Session/AuthLayout',
  component: AuthLayout,
  args: { title: 'Welcome back', lead: 'Log in to see your cart and your prices.', children: <p>The form.</p> },
  parameters: { shop: {} },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Carton, home' })).toHaveAttribute('href', '/');
    await expect(page.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTextsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    title: 'Welcome back to the warehouse that never closes',
    lead: 'A second sentence that goes on for longer than anybody would like to read before logging in.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
