import { membershipChecks } from './checks/membership';
import { sit } from './suite/sit';

sit('membership', membershipChecks);
