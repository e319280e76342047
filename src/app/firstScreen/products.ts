import { showProductCards } from './productCards';
import { showFirstScreen } from './showFirstScreen';

showFirstScreen(__FIRST_SCREEN__, ['/api/products?limit=48'], showProductCards).catch(() => undefined);
