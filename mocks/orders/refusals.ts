import type { Bill } from '../db/rows';
import { Refusal } from '../server/refusal';
import { figuresOf } from './figures';

/** 409: the items are not the buyer's cart (D-223). */
export const cartChanged = () =>
  new Refusal(409, 'cart_changed', 'Your cart has changed. Please check it before you pay.');

/** 409 with the bill as the call should have sent it (D-219). */
export const figuresChanged = (bill: Bill) =>
  new Refusal(409, 'figures_changed', 'The prices have changed. Please check the new total.', {
    figures: figuresOf(bill),
  });

/** 409: a card token or a wallet order pays once. */
export const tokenUsed = () => new Refusal(409, 'token_used', 'This payment has been used already.');
