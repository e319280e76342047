import { screen, waitFor } from '@testing-library/react';

/** The cards of a list once all of them are drawn: the first screen's come before the others. */
export async function allCards() {
  // By selector: queries by role take long on a whole list, and this one is repeated until the list is whole.
  await waitFor(() => {
    if (document.querySelector('article') === null || document.querySelector('[aria-busy="true"] article'))
      throw new Error('The list is not whole yet.');
  });
  return screen.getAllByRole('article');
}
