import { orderChecks } from './checks/orders';
import { sit } from './exam/sit';

sit('orders', orderChecks);
