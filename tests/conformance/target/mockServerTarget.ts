import { createServer } from '@mocks/server/createServer';
import { startMockServer } from '@tests/hosts/mockServerProcess';
import type { Target } from './target';
import { mockProviders } from './mockProviders';
import { seededAccounts, seededClerk, inactiveProductIn, ALLOWED_ORIGIN } from './inProcess';
import { overHttpTarget } from './overHttp';

export interface MockServerTarget {
  /** The same server with another of the seeded buyers as the first one. */
  targetFor(turn: number): Target;
  /** Log lines about responses that break the contract. */
  responseViolations(): string[];
  /** Returns the exit code. */
  stop(): Promise<number | null>;
}

/** The mock server in a child process, reached only through its port. */
export async function startMockServerTarget(): Promise<MockServerTarget> {
  const server = await startMockServer();
  // has the same seed, so it knows which product is inactive
  const { db, ready } = createServer();
  await ready;
  const accounts = seededAccounts();
  const printed = (name: string) => new RegExp(`${name}=(\\S+)`).exec(server.output())?.[1];
  const target = overHttpTarget({
    baseUrl: server.url,
    ...accounts,
    admin: seededClerk(),
    run: '1',
    expiredToken: printed('CONFORMANCE_EXPIRED'),
    expiredAdminToken: printed('CONFORMANCE_EXPIRED_CLERK'),
    allowedOrigin: ALLOWED_ORIGIN,
  });
  const withProviders = { ...target, ...mockProviders(target.unique, target.fetch), ...inactiveProductIn(db) };
  return {
    targetFor: inTurn({ ...withProviders, accounts }),
    responseViolations: () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('! the response breaks the contract')),
    stop: () => server.stop(),
  };
}

/**
 * The same server with each of its buyers in turn as the first one: checks that take turns let every membership level
 * pay, and no buyer's list of orders grows long.
 */
export function inTurn(target: Target): (turn: number) => Target {
  const { first, second, others = [] } = target.accounts;
  const all = [first, second, ...others];
  const targets = all.map((_, turn): Target => {
    const [one = first, two = second, ...rest] = [...all.slice(turn), ...all.slice(0, turn)];
    return { ...target, accounts: { first: one, second: two, others: rest } };
  });
  return (turn) => targets[turn % targets.length] ?? target;
}
