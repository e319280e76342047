import type { AddressRow, BuyerRow } from '../../db/rows';
import { DEMO_PASSWORD } from '../accounts';
import { createRandom } from './random';

type City = Pick<AddressRow, 'city' | 'state' | 'zipCode'>;

const FIRST_NAMES = [
  'Ada',
  'Bruno',
  'Carla',
  'Dev',
  'Elena',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kofi',
  'Lena',
] as const;
const LAST_NAMES = [
  'Abbott',
  'Baker',
  'Castle',
  'Dunn',
  'Ellis',
  'Fowler',
  'Grant',
  'Hale',
  'Irving',
  'Jordan',
  'Keller',
  'Lowe',
] as const;
const STREETS = ['Canal Street', 'Depot Road', 'Market Square', 'Mill Lane', 'Pier Avenue', 'Station Road'] as const;
const CITIES: readonly [City, ...City[]] = [
  { city: 'Atlanta', state: 'GA', zipCode: '30303' },
  { city: 'Boston', state: 'MA', zipCode: '02110' },
  { city: 'Denver', state: 'CO', zipCode: '80202' },
  { city: 'Houston', state: 'TX', zipCode: '77002' },
  { city: 'Seattle', state: 'WA', zipCode: '98101' },
];

/** Generates buyers who have not spent anything yet. Each has one address with the same id. */
export function generateBuyers(seedNumber: number, count: number, firstId: number) {
  const random = createRandom(seedNumber, 'buyers');
  const buyers: BuyerRow[] = [];
  const addresses: AddressRow[] = [];
  for (let id = firstId; id < firstId + count; id += 1) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const account = `${firstName}.${lastName}.${id}`.toLowerCase();
    buyers.push({
      id,
      name: `${firstName} ${lastName}`,
      email: `${account}@example.com`,
      username: account,
      phone: `+1 (555) 010-${String(id % 10_000).padStart(4, '0')}`,
      password: DEMO_PASSWORD,
      totalSpentCents: 0,
      createdAt: `2024-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}T09:00:00Z`,
    });
    addresses.push({
      id,
      buyerId: id,
      firstName,
      lastName,
      address: `${random.integer(1, 999)} ${random.pick(STREETS)}`,
      address2: random.chance(0.3) ? `Suite ${random.integer(1, 40)}` : null,
      ...random.pick(CITIES),
      country: 'US',
      isDefault: true,
    });
  }
  return { buyers, addresses };
}
