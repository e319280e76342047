import { ApiError } from '@/api/errors';

/** The brief's own texts (S1 5, S1 8). */
export const TOASTS = {
  added: { title: 'Added to Cart', tone: 'success', duration: 2000 },
  pleaseLogIn: {
    title: 'Please Log In',
    description: 'You need to create an account or log in to add items to your cart.',
  },
  pickAColor: { title: 'Pick a color', tone: 'danger' },
  selectAModel: {
    title: 'Please select a model',
    description: 'Choose a model option before adding to cart.',
    tone: 'danger',
  },
} as const;

/** Two regions in one cart, found before the call (D-151). */
export function regionConflictToast({ current, next }: { current: string; next: string }) {
  return {
    title: 'Cannot Add to Cart',
    description: `You can only order from one region at a time (${current} or ${next}). Please remove the other item first.`,
    tone: 'danger',
  } as const;
}

/**
 * The server's refusal in the server's words, those about the quantity included: what is wrong with it, only the server
 * knows. Words about stock locations get the brief's own text (S1 8).
 */
export function addFailureToast(error: unknown) {
  const message = error instanceof ApiError ? error.serverMessage : null;
  const otherRegion =
    (error instanceof ApiError && error.code === 'region_conflict') || message?.includes('different stock locations');
  const quantity = message !== null && error instanceof ApiError ? error.fields.quantity : undefined;
  return otherRegion
    ? ({
        title: 'Cannot Add to Cart',
        description:
          'Your cart contains products from a different stock location. Please checkout separately or clear your cart.',
        tone: 'danger',
      } as const)
    : ({
        title: 'Error',
        description:
          message === null
            ? 'Failed to add item to cart. Please try again.'
            : quantity
              ? `${message} Quantity: ${quantity}.`
              : message,
        tone: 'danger',
      } as const);
}
