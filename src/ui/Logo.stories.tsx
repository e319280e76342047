import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = { title: 'UI/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkWithName: Story = {};
export const FromFaviconToPoster: Story = {
  render: () => (
    <Group gap="xl">
      {[16, 20, 28, 44, 72].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Group>
  ),
};
