import { adminOrdersChecks } from './checks/adminOrders';
import { sit } from './exam/sit';

sit('admin-orders', adminOrdersChecks);
