import { SimpleGrid } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from './CardSkeleton';

const meta = { title: 'UI/CardSkeleton', component: CardSkeleton } satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GridLoading: Story = {
  render: () => (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </SimpleGrid>
  ),
};
