import { createServer } from '@mocks/server/createServer';
import { startMockServer } from '@tests/hosts/mockServerProcess';
import type { Target } from './target';
import { fakeProviders } from './fakeProviders';
import { accountsOf, adminOf, hiddenProductOf, LET_IN_ORIGIN } from './inProcess';
import { overHttpTarget } from './overHttp';

export interface OwnProcess {
  target: Target;
  /** What the server's own guard has found wrong with its answers, as its log tells it. */
  wrongAnswers(): string[];
  /** Answers its exit code. */
  stop(): Promise<number | null>;
}

/** The mock server as a process of its own, which is reached by its port alone, like a server anywhere. */
export async function startOwnProcess(): Promise<OwnProcess> {
  const server = await startMockServer();
  // of the same seed, to know what lies in it
  const { db, ready } = createServer();
  await ready;
  const accounts = accountsOf();
  const printed = (name: string) => new RegExp(`${name}=(\\S+)`).exec(server.output())?.[1];
  const target = overHttpTarget({
    baseUrl: server.url,
    ...accounts,
    admin: adminOf(),
    run: '1',
    expiredToken: printed('CONFORMANCE_EXPIRED'),
    expiredAdminToken: printed('CONFORMANCE_EXPIRED_CLERK'),
    letInOrigin: LET_IN_ORIGIN,
  });
  return {
    target: {
      ...target,
      accounts,
      ...fakeProviders(target.unique, target.fetch),
      ...hiddenProductOf(db),
    },
    wrongAnswers: () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('! the response breaks the contract')),
    stop: () => server.stop(),
  };
}
