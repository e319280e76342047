import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SocialLogin } from './SocialLogin';

const meta = {
  title: 'Session/SocialLogin',
  component: SocialLogin,
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 440, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const PressShowsNotAvailableYet: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Company account' }));
    const words = /^Signing in with a company account is not available yet/;
    await expect(await within(document.body).findByText(words, { selector: 'li *' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
