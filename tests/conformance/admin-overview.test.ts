import { adminOverviewChecks } from './checks/adminOverview';
import { sit } from './exam/sit';

sit('admin-overview', adminOverviewChecks);
