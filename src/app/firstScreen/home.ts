import { showFeaturedProducts } from './featuredProducts';
import { showFirstScreen } from './showFirstScreen';

showFirstScreen(__FIRST_SCREEN__, ['/api/categories', '/api/products/featured'], showFeaturedProducts).catch(
  () => undefined,
);
