import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { LazySection } from './LazySection';
import { ToastProvider } from './toast/ToastProvider';
import { createToastStore } from './toast/toastStore';

it('a section that fails to load can be retried until it loads', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Page 2 of 3</p>;
  };
  const user = userEvent.setup();
  render(
    <ThemeProvider>
      <ToastProvider store={createToastStore()}>
        <LazySection load={load} failure="The page numbers could not be loaded">
          {(PageButtons) => <PageButtons />}
        </LazySection>
      </ToastProvider>
    </ThemeProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The page numbers could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The page numbers could not be loaded');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
