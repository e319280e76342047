import { DISPLAY_DEFAULTS, type ReadSpecifications } from '@/domain/specifications';

/** Rating, reviews and pieces sold as shown: the product's own, else the display defaults (S1 9). */
export function displayFigures({ rating, reviews, sold }: ReadSpecifications) {
  return {
    rating: (rating ?? DISPLAY_DEFAULTS.rating).toFixed(1),
    reviews: reviews ?? DISPLAY_DEFAULTS.reviews,
    sold: sold ?? DISPLAY_DEFAULTS.sold,
  };
}
