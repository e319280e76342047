import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field. Typing it would render the page for each key. */
export async function enterText(user: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
