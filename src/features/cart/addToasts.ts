import { ApiError } from '@/api/errors';
import { LINE_LIMIT } from '@/domain/mergedLine';

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

/** The server's refusal. Its words about stock locations get the brief's own text (S1 8). */
export function addFailureToast(error: unknown) {
  const message = error instanceof ApiError ? error.serverMessage : null;
  const otherRegion =
    (error instanceof ApiError && error.code === 'region_conflict') || message?.includes('different stock locations');
  // Pieces that join a line of the cart can be too many for it (POST /api/cart); the server's words do not say why.
  const tooMany = error instanceof ApiError && error.status === 400 && error.fields.quantity !== undefined;
  if (tooMany) return { title: 'Error', description: `${LINE_LIMIT} Lower the quantity.`, tone: 'danger' } as const;
  return otherRegion
    ? ({
        title: 'Cannot Add to Cart',
        description:
          'Your cart contains products from a different stock location. Please checkout separately or clear your cart.',
        tone: 'danger',
      } as const)
    : ({
        title: 'Error',
        description: message ?? 'Failed to add item to cart. Please try again.',
        tone: 'danger',
      } as const);
}
