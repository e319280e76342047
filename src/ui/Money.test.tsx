import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Money } from './Money';

const show = (node: React.ReactNode) => render(<ThemeProvider>{node}</ThemeProvider>);

describe('Money', () => {
  it('exposes the amount as plain text once, for screen readers and text search', () => {
    show(<Money text="$1,234.56" each />);
    expect(screen.getByText('$1,234.56')).toBeInTheDocument();
    expect(screen.getByText('.56')).toHaveTextContent('.56');
    expect(screen.getByText('.56').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('each')).toBeVisible();
  });

  it('does not split an amount without cents', () => {
    show(<Money text="$4,000" />);
    expect(screen.getAllByText('$4,000')).toHaveLength(2);
  });

  it('labels a struck-through price "was"', () => {
    show(<Money text="$99.99" struck />);
    expect(screen.getByText('was')).toBeInTheDocument();
  });
});
