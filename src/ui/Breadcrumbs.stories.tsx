import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    current: 'Speakers',
    children: [
      <a key="home" href="#home">
        Home
      </a>,
      <a key="products" href="#products">
        Products
      </a>,
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Products',
      'Speakers',
    ]);
    await expect(trail.getByText('Speakers')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongNameOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { current: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk portable speaker with everything' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
