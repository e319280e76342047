import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LazyComponent, type LoadComponent } from './LazyComponent';
import { Spinner } from './Spinner';

const Part = () => <p>The part is here.</p>;

/** A part of a page that is fetched when its button is pressed. */
function Asking({ load }: { load: LoadComponent<object> }) {
  const [wanted, setWanted] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setWanted(true)}>Show the part</Button>
      <LazyComponent
        load={load}
        active={wanted}
        fallback={wanted && <Spinner label="Loading the part" />}
        onFailed={() => setWanted(false)}
      >
        {(Loaded) => <Loaded />}
      </LazyComponent>
    </div>
  );
}

const meta = {
  title: 'UI/LazyComponent',
  component: Asking,
  args: { load: () => Promise.resolve(Part) },
  parameters: { shop: {} },
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof Asking>;

const ask = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Show the part' }));
  return page;
};

export const Idle: Story = {};
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await expect(await (await ask(canvasElement)).findByText('The part is here.')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await expect(await (await ask(canvasElement)).findByRole('status')).toHaveTextContent('Loading the part');
  },
};
export const LoadFailure: Story = {
  args: { load: () => Promise.reject(new Error('The connection was lost.')) },
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await expect(await within(document.body).findByText('This part could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the part' })).toBeEnabled();
  },
};
