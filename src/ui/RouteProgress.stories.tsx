import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RouteProgress } from './RouteProgress';

const meta = { title: 'UI/RouteProgress', component: RouteProgress, args: { active: true } } satisfies Meta<
  typeof RouteProgress
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PageLoading: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  },
};
export const Inactive: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};
