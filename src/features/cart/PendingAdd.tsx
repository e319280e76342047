import { useState } from 'react';
import { useSession } from '@/features/session/SessionContext';
import type { Session } from '@/features/session/sessionStore';
import { useStorage } from '@/lib/EnvironmentContext';
import { LazyComponent } from '@/ui/LazyComponent';
import { readPendingAdd } from './pendingAddStore';

const loadDialog = async () => (await import('./PendingAddDialog')).PendingAddDialog;

/** After a login the add that led to it is offered once, as a question; nothing is added on its own (D-225). */
export function PendingAdd() {
  const session = useSession();
  return session.token ? <Offer key={session.token} reader={session} /> : null;
}

/** Mounted anew for each sign-in, which is when what was kept is read. */
function Offer({ reader }: { reader: Session }) {
  const storage = useStorage();
  const [intended, setIntended] = useState(() => readPendingAdd(storage, reader));
  const close = () => setIntended(null);
  return (
    <LazyComponent load={loadDialog} active={intended !== null} onFailed={close}>
      {(PendingAddDialog) => intended && <PendingAddDialog intended={intended} onClose={close} />}
    </LazyComponent>
  );
}
