import { expect, it } from 'vitest';
import { runEach } from './runEach';

it('runs a few at a time, goes on after a failure, and keeps the order', async () => {
  let [running, most] = [0, 0];
  const progress: number[] = [];
  const outcomes = await runEach(
    [5, 1, 4, 2, 3, 0],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
      running -= 1;
      if (item === 4) throw new Error('four');
      return item * 10;
    },
    (done) => progress.push(done),
  );
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.result : String(outcome.error)))).toEqual([
    50,
    10,
    'Error: four',
    20,
    30,
    0,
  ]);
  expect(most).toBe(4);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
});
