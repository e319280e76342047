import { expect, it, onTestFinished, vi } from 'vitest';
import { runEach } from './runEach';

it('runs a few at a time, goes on after a failure, and keeps the order', async () => {
  let [running, most] = [0, 0];
  const outcomes = await runEach([5, 1, 4, 2, 3, 0], async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    if (item === 4) throw new Error('four');
    return item * 10;
  });
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.result : String(outcome.error)))).toEqual([
    50,
    10,
    'Error: four',
    20,
    30,
    0,
  ]);
  expect(most).toBe(4);
});

it('reports its progress now and then, and the number of all items at the end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reported: number[] = [];
  const task = () => new Promise((resolve) => setTimeout(resolve, 40));
  const running = runEach(Array.from({ length: 100 }), task, (done) => reported.push(done));
  await vi.advanceTimersByTimeAsync(500);
  expect(reported.length).toBe(1);
  expect(reported[0]).toBeGreaterThan(20);
  await vi.advanceTimersByTimeAsync(600);
  await running;
  expect(reported.at(-1)).toBe(100);
  expect(reported.length).toBeLessThan(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported.at(-1)).toBe(100);
});
