import { Drawer, Modal } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '@/theme/ThemeProvider';

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('a double click that opens a %s does not close it again', (_, Overlaid) => {
  const onClose = vi.fn();
  render(
    <ThemeProvider>
      <Overlaid opened onClose={onClose} title="Edit profile" />
    </ThemeProvider>,
  );
  const veil = screen.getByRole('dialog').closest('body')!.querySelector('[class*="-overlay"]')!;
  fireEvent.click(veil, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(veil, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});
