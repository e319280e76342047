import { addressesChecks } from './checks/addresses';
import { sit } from './suite/sit';

sit('addresses', addressesChecks);
