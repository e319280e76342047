import type { AdminRow, BuyerRow } from '../db/rows';
import { growthFromSpent, membershipLevel } from '../rules/membership';

/** Every seeded account has this password. */
export const DEMO_PASSWORD = 'carton-demo';

/** One buyer per level, then a buyer without orders, one who is a dollar short of V2, and one whose profile shows the admin button. */
export const buyers: BuyerRow[] = [
  {
    id: 1,
    name: 'Nina New',
    email: 'new@example.com',
    username: 'ninanew',
    phone: '+1 (555) 010-0101',
    password: DEMO_PASSWORD,
    totalSpentCents: 120_00,
    createdAt: '2025-05-19T14:12:00Z',
  },
  {
    id: 2,
    name: 'Ben Bronze',
    email: 'bronze@example.com',
    username: 'benbronze',
    phone: '+1 (555) 010-0102',
    password: DEMO_PASSWORD,
    totalSpentCents: 2_315_75,
    createdAt: '2025-02-03T16:45:00Z',
  },
  {
    id: 3,
    name: 'Sam Silver',
    email: 'silver@example.com',
    username: 'samsilver',
    phone: '+1 (555) 010-0103',
    password: DEMO_PASSWORD,
    totalSpentCents: 6_200_40,
    createdAt: '2024-11-04T09:30:00Z',
  },
  {
    id: 4,
    name: 'Gloria Gold',
    email: 'gold@example.com',
    username: 'gloriagold',
    phone: '+1 (555) 010-0104',
    password: DEMO_PASSWORD,
    totalSpentCents: 18_940_10,
    createdAt: '2024-06-21T11:05:00Z',
  },
  {
    id: 5,
    name: 'Paul Platinum',
    email: 'platinum@example.com',
    username: 'paulplatinum',
    phone: '+1 (555) 010-0105',
    password: DEMO_PASSWORD,
    totalSpentCents: 61_278_90,
    createdAt: '2023-12-11T08:20:00Z',
  },
  {
    id: 6,
    name: 'Dana Diamond',
    email: 'diamond@example.com',
    username: 'danadiamond',
    phone: '+1 (555) 010-0106',
    password: DEMO_PASSWORD,
    totalSpentCents: 158_402_55,
    createdAt: '2023-05-02T13:40:00Z',
  },
  {
    id: 7,
    name: 'Elliot Elite',
    email: 'elite@example.com',
    username: 'elliotelite',
    phone: '+1 (555) 010-0107',
    password: DEMO_PASSWORD,
    totalSpentCents: 412_655_00,
    createdAt: '2022-09-14T10:00:00Z',
  },
  {
    id: 8,
    name: 'Freya Fresh',
    email: 'fresh@example.com',
    username: 'freyafresh',
    phone: '',
    password: DEMO_PASSWORD,
    totalSpentCents: 0,
    createdAt: '2025-06-16T08:00:00Z',
  },
  {
    id: 9,
    name: 'Nearly There',
    email: 'nearly@example.com',
    username: 'nearlythere',
    phone: '+1 (555) 010-0109',
    password: DEMO_PASSWORD,
    totalSpentCents: 999_00,
    createdAt: '2025-04-07T12:30:00Z',
  },
  {
    id: 10,
    name: 'Morgan Manager',
    email: 'manager@example.com',
    username: 'morganmanager',
    phone: '+1 (555) 010-0110',
    password: DEMO_PASSWORD,
    totalSpentCents: 7_420_00,
    createdAt: '2024-01-15T09:00:00Z',
  },
];

/** The back office's only clerk. */
export const admins: AdminRow[] = [{ id: 1, name: 'Alex Admin', email: 'admin@example.com', password: DEMO_PASSWORD }];

/** The buyers' logins, printed by `npm start` and listed on the login screens (D-232). */
export const accounts = buyers.map(({ name, email, password, totalSpentCents }) => ({
  label: `V${membershipLevel(growthFromSpent(totalSpentCents))} ${name}`,
  email,
  password,
}));

/** The clerks' logins. */
export const clerks = admins.map(({ name, email, password }) => ({
  label: `Clerk ${name}`,
  kind: 'clerk' as const,
  email,
  password,
}));
