import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pages/Help and Support',
  render: () => <></>,
  parameters: { shop: { path: '/live-chat' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const Loaded: Story = {};

export const OnAPhone: Story = { globals: phone };
