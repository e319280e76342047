import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Speakers', children: '18 products, in stock in the United States' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndCount: Story = {};
export const WithCrumbs: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumbs current="Speakers">
        <a href="#home">Home</a>
        <a href="#products">Products</a>
      </Breadcrumbs>
    ),
  },
};
export const LongTitleOnAPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk and everything that goes with it' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
