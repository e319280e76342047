import { adminProductsChecks } from './checks/adminProducts';
import { sit } from './exam/sit';

sit('admin-products', adminProductsChecks);
