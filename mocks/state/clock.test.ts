import { describe, expect, it } from 'vitest';
import { createClock, START_TIME } from './clock';

/** A machine clock that the test controls. */
function machine(start = 1_000_000) {
  let real = start;
  return { now: () => real, pass: (ms: number) => void (real += ms) };
}

describe('the mock clock', () => {
  it('starts on 2025-06-16 at 15:00 UTC and runs', () => {
    const { now, pass } = machine();
    const clock = createClock({ now });
    expect(clock.now()).toEqual(new Date(START_TIME));
    pass(90_000);
    expect(clock.now().toISOString()).toBe('2025-06-16T15:01:30.000Z');
  });

  it('can be stopped and started', () => {
    const { now, pass } = machine();
    const clock = createClock({ now, ticking: false });
    pass(5000);
    expect(clock.now()).toEqual(new Date(START_TIME));
    clock.tick(true);
    pass(5000);
    expect(clock.now().toISOString()).toBe('2025-06-16T15:00:05.000Z');
  });

  it('continues after a reload as if it had kept running', () => {
    const { now, pass } = machine();
    const saved = createClock({ now }).anchor();
    pass(60_000);
    const reloaded = createClock({ now });
    reloaded.restore(saved);
    expect(reloaded.now().toISOString()).toBe('2025-06-16T15:01:00.000Z');
  });

  it('never runs backwards, even when the machine’s clock does', () => {
    const { now, pass } = machine();
    const clock = createClock({ now });
    pass(60_000);
    const seen = clock.now();
    const saved = clock.anchor();
    pass(-3_600_000);
    expect(clock.now()).toEqual(seen);
    const reloaded = createClock({ now });
    reloaded.restore(saved);
    expect(reloaded.now()).toEqual(seen);
  });

  it('can be set to any time, also backwards, and notifies its listeners', () => {
    const { now, pass } = machine();
    const clock = createClock({ now });
    let notifications = 0;
    clock.onChange(() => (notifications += 1));
    clock.set('2025-12-31T23:59:59Z');
    pass(1000);
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
    clock.set('2025-01-01T00:00:00Z');
    expect(clock.now().getUTCFullYear()).toBe(2025);
    expect(notifications).toBe(2);
  });

  it('rejects an invalid date', () => {
    const clock = createClock({ now: machine().now });
    const before = clock.now();
    expect(() => clock.set('soon')).toThrow('soon is not a valid date.');
    expect(clock.now()).toEqual(before);
  });
});
