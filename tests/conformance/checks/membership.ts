import { expect } from 'vitest';
import { check, type Check } from '../exam/check';
import type { Exam } from '../exam/exam';
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

/** Both answers about one buyer. */
async function standing(exam: Exam, token: string) {
  const { body: user } = await exam.ok('getCurrentUser', { token });
  const { body: membership } = await exam.ok('getMembership', { token });
  return { user, membership };
}

/** Tokens of every account that the exam knows. */
async function everybody(exam: Exam): Promise<string[]> {
  const { first, second, others = [] } = exam.examinee.accounts;
  const tokens: string[] = [];
  for (const account of [first, second, ...others]) tokens.push(await exam.signIn(account));
  return tokens;
}

/** Tag `membership`. */
export const membershipChecks: Check[] = [
  check(
    ['getMembership 200', 'getCurrentUser 200'],
    'growth is one per whole dollar spent, and the level follows from it',
    async (exam) => {
      for (const token of await everybody(exam)) {
        const { user } = await standing(exam, token);
        expect(user.growthValue).toBe(Math.floor(Number(user.totalSpent)));
        expect(user.membershipLevel).toBe(LADDER.findLast(({ growth }) => growth <= user.growthValue)?.level);
      }
    },
  ),
  check(
    ['getMembership 200', 'getCurrentUser 200'],
    'both calls tell the same level and the same amount spent',
    async (exam) => {
      for (const token of await everybody(exam)) {
        const { user, membership } = await standing(exam, token);
        expect(membership.currentLevel.level).toBe(user.membershipLevel);
        expect(membership.totalPurchase).toBe(Number(user.totalSpent));
      }
    },
  ),
  check(
    'getMembership 200',
    'the discount is the level’s, the next level comes with its whole threshold, and V7 has none',
    async (exam) => {
      for (const token of await everybody(exam)) {
        const { currentLevel, nextLevel } = (await exam.ok('getMembership', { token })).body;
        const next = LADDER.find(({ level }) => level === currentLevel.level + 1);
        expect(currentLevel.discount).toBe(LADDER.find(({ level }) => level === currentLevel.level)?.discount);
        expect(nextLevel).toEqual(next ? { level: next.level, requirement: next.growth } : null);
      }
    },
  ),
  check('getMembership 200', 'every level of the ladder is found among the accounts', async (exam) => {
    const levels = new Set<number>();
    for (const token of await everybody(exam))
      levels.add((await exam.ok('getMembership', { token })).body.currentLevel.level);
    const missing = LADDER.filter(({ level }) => !levels.has(level)).map(({ level }) => `V${level}`);
    exam.need(missing.length === 0 || undefined, `account of ${missing.join(', ')}: what these pay is not examined`);
  }),
  check(
    'getMembership 200',
    'a new account stands at V1 with nothing spent, and V1 already gives 2 %',
    async (exam) => {
      const { token } = await exam.newBuyer();
      expect((await exam.ok('getMembership', { token })).body).toEqual({
        currentLevel: { level: 1, discount: 0.02 },
        nextLevel: { level: 2, requirement: 1000 },
        totalPurchase: 0,
      });
    },
  ),
  ...everyOperationOf('membership'),
];
