import { authChecks } from './checks/auth';
import { sit } from './suite/sit';

sit('auth', authChecks);
