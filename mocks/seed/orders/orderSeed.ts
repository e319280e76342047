import type { OrderRow } from '../../db/rows';

/** Product id, pieces, and what was chosen: colour, then model or ANC option. */
export type SeedLine = [productId: number, quantity: number, color?: string | null, option?: string | null];

/** The page that an order was placed on, as the rules know it, with how it was paid there. */
export type SeedPayment =
  | { page: 'main'; method: 'card' | 'paypal' | 'bank_transfer' }
  | { page: 'card' | 'old'; method: 'square' }
  | { page: 'alternate'; method: 'square' | 'paypal' };

/** What a seed says about an order; its figures follow from the rules. */
export interface OrderSeed {
  id: number;
  /** RFC 3339, UTC. */
  createdAt: string;
  buyerId: number;
  paid: SeedPayment;
  status: OrderRow['status'];
  lines: SeedLine[];
  /** `paid` when absent. */
  paymentStatus?: OrderRow['paymentStatus'];
  tracking?: string;
  proof?: string;
  notes?: string;
  /** Saved address that it goes to, when it is not the buyer's default. */
  addressId?: number;
}

/** An order of the seeded June 2025, whose moment is a day and a time: `03 15:20`. */
export type JuneSeed = Omit<OrderSeed, 'createdAt'> & { at: string };

export const byCard: SeedPayment = { page: 'main', method: 'card' };
export const byPaypal: SeedPayment = { page: 'main', method: 'paypal' };
export const byTransfer: SeedPayment = { page: 'main', method: 'bank_transfer' };
export const onCardPage: SeedPayment = { page: 'card', method: 'square' };
export const onOldPage: SeedPayment = { page: 'old', method: 'square' };
export const inPopup: SeedPayment = { page: 'alternate', method: 'square' };
export const inPopupByPaypal: SeedPayment = { page: 'alternate', method: 'paypal' };

/** Ids of the seeded buyers. */
export const BUYER = {
  new: 1,
  bronze: 2,
  silver: 3,
  gold: 4,
  platinum: 5,
  diamond: 6,
  elite: 7,
  nearly: 9,
  manager: 10,
};
