// Actions of a buyer, by the names that the screens show.
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enterText } from './enterText';
import { addButton, BUYER, color } from './productPage';

export const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
export const write = async (user: UserEvent, label: RegExp, text: string) =>
  enterText(user, (await screen.findAllByLabelText(label))[0] ?? document.body, text);

export const logIn = async (user: UserEvent) => {
  await write(user, /^Email/, BUYER);
  await write(user, /^Password/, 'carton-demo');
  await user.keyboard('{Enter}');
};
export const signUp = async (user: UserEvent) => {
  await write(user, /^Email/, 'kim@example.com');
  await write(user, /^Username/, 'kimtrade');
  await write(user, /^Password \*/, 'long enough');
  await write(user, /^Password again/, 'long enough');
  await press(user, 'Create My Account');
};
export const inDialog = async (user: UserEvent, opens: string, submits: string) => {
  await press(user, opens);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Email/), submits === 'Login' ? BUYER : 'kim@example.com');
  await enterText(user, dialog.getByLabelText(/^Password/), 'carton-demo');
  await user.click(dialog.getByRole('button', { name: submits }));
};
export const addBlack = async (user: UserEvent) => {
  await screen.findByRole('region', { name: 'Buy' });
  await user.click(color('Black'));
  await user.click(addButton());
};
export const deleteAll = async (user: UserEvent) => {
  await press(user, 'Delete All');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
};
export const removeLine = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Remove JBL Flip 6/ }));
export const askForAlert = (target: string) => async (user: UserEvent) => {
  await press(user, 'Set Price Alert');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
  await user.clear(dialog.getByLabelText(/^Email/));
  await enterText(user, dialog.getByLabelText(/^Email/), 'a@example.com');
  await user.clear(dialog.getByLabelText(/^Target price/));
  await user.type(dialog.getByLabelText(/^Target price/), target);
  await user.click(dialog.getByRole('button', { name: 'Set alert' }));
};
export const writeTo = async (user: UserEvent, name: string, more: Record<string, string> = {}) => {
  const form = within(await screen.findByRole('form', { name }));
  const texts = { Name: 'Ada Byron', Email: 'ada@example.com', ...more, Message: 'Do you have 400 pieces?' };
  for (const [label, text] of Object.entries(texts))
    await enterText(user, form.getByRole('textbox', { name: label }), text);
  await user.click(form.getByRole('button', { name: 'Send message' }));
};
