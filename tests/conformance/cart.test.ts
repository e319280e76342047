import { cartChecks } from './checks/cart';
import { sit } from './suite/sit';

sit('cart', cartChecks);
