import { authChecks } from './checks/auth';
import { sit } from './exam/sit';

sit('auth', authChecks);
