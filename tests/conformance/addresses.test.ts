import { addressesChecks } from './checks/addresses';
import { sit } from './exam/sit';

sit('addresses', addressesChecks);
