import { catalogueChecks } from './checks/catalogue';
import { sit } from './exam/sit';

sit('catalogue', catalogueChecks);
