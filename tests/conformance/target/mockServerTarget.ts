import { createServer } from '@mocks/server/createServer';
import { startMockServer } from '@tests/hosts/mockServerProcess';
import type { Target } from './target';
import { mockProviders } from './mockProviders';
import { seededAccounts, seededClerk, inactiveProductIn, ALLOWED_ORIGIN } from './inProcess';
import { overHttpTarget } from './overHttp';

export interface MockServerTarget {
  target: Target;
  /**
   * The same server with another of the seeded buyers as the first one. Checks that take turns let every membership level
   * pay, and no buyer's list of orders grows long.
   */
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
  const targets = rotations(accounts).map((turned): Target => ({ ...withProviders, accounts: turned }));
  return {
    target: { ...withProviders, accounts },
    targetFor: (turn) => targets[turn % targets.length] ?? withProviders,
    responseViolations: () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('! the response breaks the contract')),
    stop: () => server.stop(),
  };
}

/** The accounts with each of them as the first. */
function rotations({ first, second, others = [] }: Target['accounts']): Target['accounts'][] {
  const all = [first, second, ...others];
  return all.map((_, turn) => {
    const [one = first, two = second, ...rest] = [...all.slice(turn), ...all.slice(0, turn)];
    return { first: one, second: two, others: rest };
  });
}
