import { paymentsChecks } from './checks/payments';
import { sit } from './suite/sit';

sit('payments', paymentsChecks);
