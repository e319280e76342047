import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CurrencyMenu } from './CurrencyMenu';

const meta = {
  title: 'Currency/CurrencyMenu',
  component: CurrencyMenu,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurrencyMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ChoosingEuro: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Display currency/ }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: '€ EUR' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Display currency: EUR' })).toBeVisible();
  },
};
