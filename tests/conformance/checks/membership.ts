import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { TestApi } from '../support/testApi';
import { everyOperationOf } from './everyOperation';

/** The table of getMembership: level, growth value, discount. */
const LADDER = [
  { level: 1, growth: 0, discount: 0.02 },
  { level: 2, growth: 1_000, discount: 0.05 },
  { level: 3, growth: 5_000, discount: 0.08 },
  { level: 4, growth: 15_000, discount: 0.12 },
  { level: 5, growth: 45_000, discount: 0.17 },
  { level: 6, growth: 120_000, discount: 0.2 },
  { level: 7, growth: 360_000, discount: 0.25 },
];

/** What both operations return about a buyer. */
async function standing(api: TestApi, token: string) {
  const { body: user } = await api.ok('getCurrentUser', { token });
  const { body: membership } = await api.ok('getMembership', { token });
  return { user, membership };
}

/** Tokens of all known buyers. */
async function everybody(api: TestApi): Promise<string[]> {
  const { first, second, others = [] } = api.target.accounts;
  const tokens: string[] = [];
  for (const account of [first, second, ...others]) tokens.push(await api.tokenFor(account));
  return tokens;
}

/** Tag `membership`. */
export const membershipChecks: Check[] = [
  check(
    ['getMembership 200', 'getCurrentUser 200'],
    'the growth value is the whole dollars spent, and decides the level',
    async (api) => {
      for (const token of await everybody(api)) {
        const { user } = await standing(api, token);
        expect(user.growthValue).toBe(Math.floor(Number(user.totalSpent)));
        expect(user.membershipLevel).toBe(LADDER.findLast(({ growth }) => growth <= user.growthValue)?.level);
      }
    },
  ),
  check(
    ['getMembership 200', 'getCurrentUser 200'],
    'both operations return the same level and amount spent',
    async (api) => {
      for (const token of await everybody(api)) {
        const { user, membership } = await standing(api, token);
        expect(membership.currentLevel.level).toBe(user.membershipLevel);
        expect(membership.totalPurchase).toBe(Number(user.totalSpent));
      }
    },
  ),
  check(
    'getMembership 200',
    'the discount matches the level, the next level has its full threshold, and V7 has no next level',
    async (api) => {
      for (const token of await everybody(api)) {
        const { currentLevel, nextLevel } = (await api.ok('getMembership', { token })).body;
        const next = LADDER.find(({ level }) => level === currentLevel.level + 1);
        expect(currentLevel.discount).toBe(LADDER.find(({ level }) => level === currentLevel.level)?.discount);
        if (next) expect(nextLevel).toMatchObject({ level: next.level, requirement: next.growth });
        else expect(nextLevel).toBeNull();
      }
    },
  ),
  check('getMembership 200', 'the test accounts cover every membership level', async (api) => {
    const levels = new Set<number>();
    for (const token of await everybody(api))
      levels.add((await api.ok('getMembership', { token })).body.currentLevel.level);
    const missing = LADDER.filter(({ level }) => !levels.has(level)).map(({ level }) => `V${level}`);
    api.requires(missing.length === 0 || undefined, `account of ${missing.join(', ')}: what these pay is not tested`);
  }),
  check('getMembership 200', 'a new account is V1 with nothing spent; V1 has a discount of 2 %', async (api) => {
    const { token } = await api.newBuyer();
    expect((await api.ok('getMembership', { token })).body).toMatchObject({
      currentLevel: { level: 1, discount: 0.02 },
      nextLevel: { level: 2, requirement: 1000 },
      totalPurchase: 0,
    });
  }),
  ...everyOperationOf('membership'),
];
