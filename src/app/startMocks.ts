import type { Transport } from '@/api/client';
import type { DemoAccount } from '@/features/session/DemoAccountsContext';
import type { Clock } from '@/lib/clock';

export interface PretendServer {
  /** Absent when the browser's worker answers plain `fetch` calls. */
  transport?: Transport;
  clock: Clock;
  notice: string | null;
  /** The seeded buyers. */
  accounts: readonly DemoAccount[];
}

/** The only door to mocks/: starts the pretend server, in the browser's worker or else in the page. */
export async function startMocks(): Promise<PretendServer> {
  const { startBrowserHost } = await import('../../mocks/browser');
  const host = await startBrowserHost({ base: import.meta.env.BASE_URL });
  return {
    transport: host.transport,
    clock: host.clock,
    accounts: host.accounts,
    notice:
      host.kind === 'worker'
        ? null
        : `The pretend server runs inside the page: ${host.reason ?? 'the browser’s worker did not start'}.`,
  };
}
