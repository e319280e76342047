// What a person does on the way to a toast, in the words of the screen.
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addButton, BUYER, color } from './productPage';

export const press = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('button', { name }));
export const write = async (person: UserEvent, label: RegExp, text: string) =>
  person.type((await screen.findAllByLabelText(label))[0] ?? document.body, text);

export const logIn = async (person: UserEvent) => {
  await write(person, /^Email/, BUYER);
  await write(person, /^Password/, 'carton-demo{Enter}');
};
export const signUp = async (person: UserEvent) => {
  await write(person, /^Email/, 'kim@example.com');
  await write(person, /^Username/, 'kimtrade');
  await write(person, /^Password \*/, 'long enough');
  await write(person, /^Password again/, 'long enough');
  await press(person, 'Create My Account');
};
export const inDialog = async (person: UserEvent, opens: string, submits: string) => {
  await press(person, opens);
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Email/), submits === 'Login' ? BUYER : 'kim@example.com');
  await person.type(dialog.getByLabelText(/^Password/), 'carton-demo');
  await person.click(dialog.getByRole('button', { name: submits }));
};
export const addBlack = async (person: UserEvent) => {
  await screen.findByRole('region', { name: 'Buy' });
  await person.click(color('Black'));
  await person.click(addButton());
};
export const deleteAll = async (person: UserEvent) => {
  await press(person, 'Delete All');
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
};
export const removeLine = async (person: UserEvent) =>
  person.click(await screen.findByRole('button', { name: /^Remove JBL Flip 6/ }));
export const askForAlert = (target: string) => async (person: UserEvent) => {
  await press(person, 'Set Price Alert');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
  await person.clear(dialog.getByLabelText(/^Email/));
  await person.type(dialog.getByLabelText(/^Email/), 'a@example.com');
  await person.clear(dialog.getByLabelText(/^Target price/));
  await person.type(dialog.getByLabelText(/^Target price/), target);
  await person.click(dialog.getByRole('button', { name: 'Set alert' }));
};
export const writeTo = async (person: UserEvent, name: string, more: Record<string, string> = {}) => {
  const form = within(await screen.findByRole('form', { name }));
  const texts = { Name: 'Ada Byron', Email: 'ada@example.com', ...more, Message: 'Do you have 400 pieces?' };
  for (const [label, text] of Object.entries(texts))
    await person.type(form.getByRole('textbox', { name: label }), text);
  await person.click(form.getByRole('button', { name: 'Send message' }));
};
