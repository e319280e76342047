import { afterAll, afterEach, beforeEach } from 'vitest';

/** A test that makes the console complain fails, whatever else it asserts. */
const consoleErrors: string[] = [];
const textOf = (value: unknown) =>
  value instanceof Error ? (value.stack ?? value.message) : typeof value === 'string' ? value : JSON.stringify(value);

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    consoleErrors.push(`console.${level}: ${args.map(textOf).join(' ')}`);
    original.apply(console, args);
  };
  // This module runs again for each test file, on the same console.
  afterAll(() => {
    console[level] = original;
  });
}

beforeEach(() => {
  consoleErrors.length = 0;
});

afterEach(() => {
  const errors = consoleErrors.splice(0);
  if (errors.length > 0) throw new Error(`The console complained:\n${errors.join('\n')}`);
});
