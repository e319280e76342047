import { DISPLAY_DEFAULTS, type Product } from '@/domain/product/readProduct';

/** Rating, reviews and pieces sold as shown: the product's own, else the display defaults (S1 9). */
export function displayFigures({ rating, reviews, sold }: Pick<Product, 'rating' | 'reviews' | 'sold'>) {
  return {
    rating: (rating ?? DISPLAY_DEFAULTS.rating).toFixed(1),
    reviews: reviews ?? DISPLAY_DEFAULTS.reviews,
    sold: sold ?? DISPLAY_DEFAULTS.sold,
  };
}
