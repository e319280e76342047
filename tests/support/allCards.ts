import { screen, waitFor } from '@testing-library/react';

/** All cards of a list. Waits for those below the first screen, which render later. */
export async function allCards() {
  // By selector, since queries by role are slow on a long list and this one is repeated.
  await waitFor(() => {
    if (document.querySelector('article') === null || document.querySelector('[data-incomplete]'))
      throw new Error('The list has not rendered all its cards yet.');
  });
  return screen.getAllByRole('article');
}
