import { adminOverviewChecks } from './checks/adminOverview';
import { sit } from './suite/sit';

sit('admin-overview', adminOverviewChecks);
