import { Menu } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { LazyMenu, type LazyMenuEntriesProps } from './LazyMenu';
import type { LoadComponent } from './LazyComponent';
import { OpenedMenu } from './OpenedMenu';
import { ToastProvider } from './toast/ToastProvider';
import { createToastStore } from './toast/toastStore';

const NEWS = /This part could not be loaded\.\s*Check your connection and try again\./;

/** A menu whose code fails to come on the first `failures` attempts. */
function openPage(failures: number) {
  let attempts = 0;
  const load: LoadComponent<LazyMenuEntriesProps> = vi.fn(() =>
    (attempts += 1) <= failures
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(() => <p>The menu</p>),
  );
  render(
    <ThemeProvider>
      <ToastProvider store={createToastStore()}>
        <input aria-label="Note" />
        <LazyMenu target={<button type="button">Menu</button>} load={load} />
      </ToastProvider>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), load };
}

it('a part that does not come leaves the page as it was and says so', async () => {
  const { user } = openPage(Infinity);
  await user.type(screen.getByLabelText('Note'), 'for Friday');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(document.body).toHaveTextContent(NEWS));
  expect(screen.getByLabelText('Note')).toHaveValue('for Friday');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('a second press tries again', async () => {
  // The pointer and the focus each ask for the code ahead of the press.
  const { user, load } = openPage(3);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(document.body).toHaveTextContent(NEWS));
  expect(load).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('The menu')).toBeVisible();
});

it('one that comes before the press is there at once', async () => {
  const { user } = openPage(0);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('The menu')).toBeVisible();
  expect(document.body).not.toHaveTextContent(NEWS);
});

it('one that comes late opens nothing over what the person does by then', async () => {
  let come = () => {};
  const user = userEvent.setup();
  const load = () => new Promise<ComponentType<LazyMenuEntriesProps>>((resolve) => (come = () => resolve(Entries)));
  render(
    <ThemeProvider>
      <ToastProvider store={createToastStore()}>
        <input aria-label="Note" />
        <LazyMenu target={<button type="button">Menu</button>} load={load} />
      </ToastProvider>
    </ThemeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.type(screen.getByLabelText('Note'), 'for ');
  await act(async () => come());
  await user.keyboard('Friday');
  expect(screen.getByLabelText('Note')).toHaveValue('for Friday');
  expect(screen.queryByRole('menu')).toBeNull();
});

function Entries({ target }: LazyMenuEntriesProps) {
  return (
    <OpenedMenu target={target}>
      <Menu.Item>One</Menu.Item>
    </OpenedMenu>
  );
}
