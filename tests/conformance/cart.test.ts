import { cartChecks } from './checks/cart';
import { sit } from './exam/sit';

sit('cart', cartChecks);
