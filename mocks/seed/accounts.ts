import { growthFromSpent, membershipLevel } from '../rules/membership';
import { admins } from './admins';
import { buyers } from './buyers';

/** The seeded accounts, as the start script prints them and the login screens list them (D-232). */
export const accounts = buyers.map(({ name, email, password, totalSpentCents }) => ({
  label: `V${membershipLevel(growthFromSpent(totalSpentCents))} ${name}`,
  email,
  password,
}));

/** The seeded clerks of the back office. */
export const clerks = admins.map(({ name, email, password }) => ({ label: `Clerk ${name}`, email, password }));
