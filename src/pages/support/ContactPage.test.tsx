import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';
import { enterText } from '@tests/support/enterText';

async function open() {
  const shop = await createTestShop({ path: '/contact' });
  render(shop.element);
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  const form = within(screen.getByRole('form', { name: 'Contact' }));
  return { ...shop, user: userEvent.setup(), form, main: within(screen.getByRole('main')) };
}

const fill = async (
  user: ReturnType<typeof userEvent.setup>,
  form: ReturnType<typeof within>,
  values: Record<string, string>,
) => {
  for (const [name, text] of Object.entries(values)) await enterText(user, form.getByRole('textbox', { name }), text);
};
const MESSAGE = { Name: 'Ada Byron', Email: ' ada@example.com ', Subject: 'Pallets', Message: 'How many fit on one?' };

it('shows how to reach the shop, and when', async () => {
  const { main } = await open();
  expect(main.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
  expect(main.getByRole('link', { name: 'support@example.com' })).toHaveAttribute('href', 'mailto:support@example.com');
  expect(main.getByText('Mon-Fri 9AM-6PM EST (Sat 10-4, Sun closed)')).toBeVisible();
  expect(main.getByText('5 minutes')).toBeVisible();
  expect(main.getByText('United States')).toBeVisible();
  expect(main.getByText('Canada')).toBeVisible();
  expect(main.getByText('Free shipping on US orders over $100')).toBeVisible();
});

it('confirms a message with a reply within 24 hours, and clears the form, without a request', async () => {
  const { user, form, server } = await open();
  const before = server.log.entries().length;
  await fill(user, form, MESSAGE);
  await user.click(form.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message Sent!', { selector: 'li *' })).toBeVisible();
  expect(screen.getByText(/24 hours/, { selector: 'li *' })).toBeVisible();
  for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('');
  expect(server.log.entries()).toHaveLength(before);
});

it.each([
  ['Name', 'Enter your name'],
  ['Email', 'Enter your email address'],
  ['Subject', 'Enter a subject'],
  ['Message', 'Write a message'],
])('without %s it confirms nothing, says so there and goes there', async (missing, error) => {
  const { user, form } = await open();
  await fill(user, form, { ...MESSAGE, [missing]: '   ' });
  await user.click(form.getByRole('button', { name: 'Send message' }));
  const field = form.getByRole('textbox', { name: missing });
  expect(field).toHaveAccessibleDescription(error);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(
    form.getAllByRole('textbox').filter((textbox) => textbox.getAttribute('aria-invalid') === 'true'),
  ).toHaveLength(1);
  expect(screen.queryByText('Message Sent!')).toBeNull();
  // The error disappears with the first key.
  await user.type(field, 'x');
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(field).not.toHaveAccessibleDescription();
});

it('sends with Enter, and the focus stays in the form', async () => {
  const { user, form } = await open();
  await fill(user, form, MESSAGE);
  await user.type(form.getByRole('textbox', { name: 'Subject' }), '{Enter}');
  expect(await screen.findByText('Message Sent!', { selector: 'li *' })).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
});

it('has frequently asked questions, of which one is open at a time', async () => {
  const { user, main } = await open();
  const cost = main.getByRole('button', { name: 'What does shipping cost?' });
  const minimum = main.getByRole('button', { name: 'Is there a minimum order?' });
  expect(cost).toHaveAttribute('aria-expanded', 'true');
  await user.click(minimum);
  expect(minimum).toHaveAttribute('aria-expanded', 'true');
  expect(cost).toHaveAttribute('aria-expanded', 'false');
  expect(main.getByText(/You can order a single piece/)).toBeInTheDocument();
});

it('confirms once for three presses of Send, and shows no errors for the cleared fields', async () => {
  const { user, form } = await open();
  await fill(user, form, MESSAGE);
  await user.tripleClick(form.getByRole('button', { name: 'Send message' }));
  expect(await screen.findAllByText('Message Sent!', { selector: 'li *' })).toHaveLength(1);
  for (const field of form.getAllByRole('textbox')) {
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(form.getByText('Your message has been sent. We reply within 24 hours.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
  expect(form.getByText('We reply within 24 hours.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send message' }));
  expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email address');
});
