import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { CopyCode } from './CopyCode';

/** What the browser makes of a copy; a test's own window may not touch the real clipboard. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  return () => write.mockRestore();
};

const meta = {
  title: 'Offers/CopyCode',
  component: CopyCode,
  beforeEach: clipboard(() => Promise.resolve()),
  decorators: [
    (Story) => (
      <div style={{ width: 330, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy code' }));
  return within(canvasElement);
};

export const NotCopiedYet: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const code = await press(canvasElement);
    await expect(await code.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(code.getByRole('status')).toHaveTextContent('Code copied');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('NEWCOMER10');
  },
};

export const BrowserRefuses: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('Not allowed'))),
  play: async ({ canvasElement }) => {
    const code = await press(canvasElement);
    await expect(await code.findByText(/^The browser does not let us copy/)).toBeVisible();
    await expect(code.getByRole('button', { name: 'Copy code' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
