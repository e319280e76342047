import { membershipChecks } from './checks/membership';
import { sit } from './exam/sit';

sit('membership', membershipChecks);
