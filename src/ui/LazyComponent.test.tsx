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

const LOAD_FAILURE = /This part could not be loaded\.\s*Check your connection and try again\./;

/** A menu whose code fails to load on the first `failures` attempts. */
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

it('a menu that fails to load shows a toast and leaves the page unchanged', async () => {
  const { user } = openPage(Infinity);
  await user.type(screen.getByLabelText('Note'), 'for Friday');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(document.body).toHaveTextContent(LOAD_FAILURE));
  expect(screen.getByLabelText('Note')).toHaveValue('for Friday');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('a second press loads it again', async () => {
  // Hover and focus each load the code before the press.
  const { user, load } = openPage(3);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(document.body).toHaveTextContent(LOAD_FAILURE));
  expect(load).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('The menu')).toBeVisible();
});

it('a menu that loads before the press opens at once', async () => {
  const { user } = openPage(0);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('The menu')).toBeVisible();
  expect(document.body).not.toHaveTextContent(LOAD_FAILURE);
});

it('a menu that loads late does not open while the user does something else', async () => {
  let finishLoading = () => {};
  const user = userEvent.setup();
  const load = () =>
    new Promise<ComponentType<LazyMenuEntriesProps>>((resolve) => (finishLoading = () => resolve(Entries)));
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
  await act(async () => finishLoading());
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
