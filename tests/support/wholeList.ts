import { screen, waitFor } from '@testing-library/react';

/** The cards of a list once all of them are drawn: the first screen's come before the others. */
export const wholeList = () =>
  waitFor(() => {
    const cards = screen.getAllByRole('article');
    if (cards.some((card) => card.closest('[aria-busy="true"]'))) throw new Error('The list is not whole yet.');
    return cards;
  });
