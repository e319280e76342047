import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { SectionBoundary } from './SectionBoundary';

it('a section that throws shows its own error, and Retry fetches its data again', async () => {
  // React reports what a boundary catches.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => report.mockRestore());
  const responses: unknown[] = ['of another shape', ['Speakers', 'Dyson']];
  function Categories() {
    const { data } = useQuery({
      queryKey: ['categories'],
      queryFn: () => responses.shift() as string[],
      staleTime: Infinity,
    });
    return <p>{data?.map((name) => name.toUpperCase()).join(', ')}</p>;
  }
  const user = userEvent.setup();
  render(
    <ThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <h1>Home</h1>
        <SectionBoundary failure="The categories could not be shown">
          <Categories />
        </SectionBoundary>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The categories could not be shown');
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('SPEAKERS, DYSON')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
