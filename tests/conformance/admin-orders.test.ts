import { adminOrdersChecks } from './checks/adminOrders';
import { sit } from './suite/sit';

sit('admin-orders', adminOrdersChecks);
