import { profileChecks } from './checks/profile';
import { sit } from './suite/sit';

sit('profile', profileChecks);
