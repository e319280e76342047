import { adminAuthChecks } from './checks/adminAuth';
import { sit } from './suite/sit';

sit('admin-auth', adminAuthChecks);
