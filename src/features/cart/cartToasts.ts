import { ApiError } from '@/api/errors';
import type { ErrorCode } from '@/api/types';
import type { ToastInput } from '@/ui/toast/toastStore';

/** Toasts with a fixed text; all texts are the brief's (S1 5, S1 8). */
export const CART_TOASTS = {
  added: { title: 'Added to Cart', tone: 'success', duration: 2000 },
  removed: { title: 'Item Removed', tone: 'success' },
  cleared: { title: 'Cart Cleared', tone: 'success' },
  loginNeeded: {
    title: 'Please Log In',
    description: 'You need to create an account or log in to add items to your cart.',
  },
  colorMissing: { title: 'Pick a color', tone: 'danger' },
  modelMissing: {
    title: 'Please select a model',
    description: 'Choose a model option before adding to cart.',
    tone: 'danger',
  },
} as const satisfies Record<string, ToastInput>;

interface Refusal {
  /** 'Error' when absent. */
  title?: string;
  /** The text of the operation that failed when absent. */
  description?: string;
  /** The refusal holds for every choice of the product, so a bulk order stops at it. */
  refusesProduct?: boolean;
}

/** Refusals of the cart's operations, by error code of the contract. A new documented error is a new row. */
export const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  region_conflict: {
    title: 'Cannot Add to Cart',
    description:
      'Your cart contains products from a different stock location. Please checkout separately or clear your cart.',
    refusesProduct: true,
  },
  out_of_stock: { refusesProduct: true },
  not_found: { refusesProduct: true },
};

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return {};
  // A server without error codes is recognized by its message (S1 8).
  const code = error.serverMessage?.includes('different stock locations') ? 'region_conflict' : error.code;
  return (code && REFUSALS[code]) ?? {};
}

/** Whether the server refuses a product because the cart holds the other region. */
export const isRegionConflict = (error: unknown): boolean => refusalOf(error) === REFUSALS.region_conflict;

/** The toast of a failed operation of the cart: by the error code, else with the text of the operation. */
export function cartFailureToast(error: unknown, operationText: string) {
  const { title = 'Error', description = operationText } = refusalOf(error);
  return { title, description, tone: 'danger' } as const;
}

/** The toast of a failed add: by the error code, else with the server's message, also about the quantity (S1 8). */
export function addFailureToast(error: unknown) {
  const { serverMessage = null, fields = {} } = error instanceof ApiError ? error : {};
  const quantity = fields.quantity ? ` Quantity: ${fields.quantity}.` : '';
  return cartFailureToast(
    error,
    serverMessage === null ? 'Failed to add item to cart. Please try again.' : `${serverMessage}${quantity}`,
  );
}

/** Whether the server refuses the product itself and not just one choice of it. */
export const isProductRefused = (error: unknown): boolean => refusalOf(error).refusesProduct === true;

/** A product of another region than the cart's, found before the request (D-151). */
export function regionConflictToast({ current, next }: { current: string; next: string }) {
  return {
    title: 'Cannot Add to Cart',
    description: `You can only order from one region at a time (${current} or ${next}). Please remove the other item first.`,
    tone: 'danger',
  } as const;
}
