import { paymentsChecks } from './checks/payments';
import { sit } from './exam/sit';

sit('payments', paymentsChecks);
