import { profileChecks } from './checks/profile';
import { sit } from './exam/sit';

sit('profile', profileChecks);
