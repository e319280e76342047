import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Privacy', render: () => <></>, parameters: { shop: { path: '/privacy' } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'smallPhone' } };

export const Loaded: Story = {};

export const OnAPhone: Story = { globals: phone };
