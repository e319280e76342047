import { adminProductsChecks } from './checks/adminProducts';
import { sit } from './suite/sit';

sit('admin-products', adminProductsChecks);
