import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';

const meta = { title: 'UI/ColorSchemeSwitch', component: ColorSchemeSwitch, parameters: { shop: {} } } satisfies Meta<
  typeof ColorSchemeSwitch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Color scheme/ }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'Light',
      'Dark',
      'System',
    ]);
  },
};
