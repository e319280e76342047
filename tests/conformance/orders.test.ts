import { orderChecks } from './checks/orders';
import { sit } from './suite/sit';

sit('orders', orderChecks);
