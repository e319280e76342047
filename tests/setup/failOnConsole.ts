import { afterAll, afterEach, beforeEach } from 'vitest';

/** A test fails when it logs a console error or warning. */
const consoleErrors: string[] = [];
const formatValue = (value: unknown) =>
  value instanceof Error ? (value.stack ?? value.message) : typeof value === 'string' ? value : JSON.stringify(value);

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    consoleErrors.push(`console.${level}: ${args.map(formatValue).join(' ')}`);
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
  if (errors.length > 0) throw new Error(`Console errors or warnings:\n${errors.join('\n')}`);
});
