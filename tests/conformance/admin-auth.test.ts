import { adminAuthChecks } from './checks/adminAuth';
import { sit } from './exam/sit';

sit('admin-auth', adminAuthChecks);
