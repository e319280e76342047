import { catalogueChecks } from './checks/catalogue';
import { sit } from './suite/sit';

sit('catalogue', catalogueChecks);
