import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pages/Page Not Found',
  render: () => <></>,
  parameters: { shop: { path: '/no-such-page' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const Loaded: Story = {};

export const OnAPhone: Story = { globals: phone };
