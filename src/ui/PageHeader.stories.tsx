import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crumbs } from './Crumbs';
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
    crumbs: (
      <Crumbs current="Speakers">
        <a href="#home">Home</a>
        <a href="#products">Products</a>
      </Crumbs>
    ),
  },
};
