import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';
import { enterText } from '@tests/support/enterText';

async function openDialog() {
  const shop = await createTestShop({ path: '/terms' });
  const user = userEvent.setup();
  render(shop.element);
  const button = await screen.findByRole('button', { name: 'Contact sales' });
  const open = async () => {
    await user.click(button);
    return within(await screen.findByRole('dialog', { name: 'Contact sales' }));
  };
  return { ...shop, user, button, open, dialog: await open() };
}

it('confirms a message without a request, and is empty the next time it opens', async () => {
  const { user, button, open, dialog, server } = await openDialog();
  await enterText(user, dialog.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await enterText(user, dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await enterText(user, dialog.getByRole('textbox', { name: 'Message' }), 'Do you have 400 pieces?');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));

  expect(await screen.findByText('Message Sent!', { selector: 'li *' })).toBeVisible();
  expect(
    screen.getByText('Our team will respond within 5 minutes during business hours.', { selector: 'li *' }),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
  expect(server.log.entries().filter(({ method }) => method !== 'GET')).toEqual([]);

  const again = await open();
  for (const field of again.getAllByRole('textbox')) expect(field).toHaveValue('');
});

it('shows an error at each missing field and focuses the first', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter your name');
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email address');
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Write a message');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.queryByText('Message Sent!')).toBeNull();
});

it.each(['abc', 'a@b', 'a b@example.com', '@example.com', 'a@example..com'])(
  'refuses %s as an email address',
  async (email) => {
    const { user, dialog } = await openDialog();
    await enterText(user, dialog.getByRole('textbox', { name: 'Name' }), 'Ada');
    await enterText(user, dialog.getByRole('textbox', { name: 'Email' }), email);
    await enterText(user, dialog.getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter a full email address, like name@company.com',
    );
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(screen.queryByText('Message Sent!')).toBeNull();
  },
);

it('restores the focus and keeps what was typed when closed unsent', async () => {
  const { user, button, open, dialog } = await openDialog();
  await enterText(user, dialog.getByRole('textbox', { name: 'Message' }), 'Do you have');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
  expect((await open()).getByRole('textbox', { name: 'Message' })).toHaveValue('Do you have');
});
