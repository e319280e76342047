import { useState } from 'react';
import { useSession } from '@/features/session/SessionContext';
import type { Session } from '@/features/session/sessionStore';
import { useStorage } from '@/lib/EnvironmentContext';
import { LazyComponent } from '@/ui/LazyComponent';
import { readPendingAdd } from './pendingAddStore';

const loadDialog = async () => (await import('./PendingAddDialog')).PendingAddDialog;

/** After a login, asks once about the add that needed it; nothing is added without a press (D-225). */
export function PendingAdd() {
  const session = useSession();
  // The key mounts the question again for every login, which is when the stored add is read.
  return session.token ? <PendingAddQuestion key={session.token} session={session} /> : null;
}

function PendingAddQuestion({ session }: { session: Session }) {
  const storage = useStorage();
  const [pendingAdd, setPendingAdd] = useState(() => readPendingAdd(storage, session));
  const close = () => setPendingAdd(null);
  return (
    <LazyComponent load={loadDialog} active={pendingAdd !== null} onFailed={close}>
      {(PendingAddDialog) => pendingAdd && <PendingAddDialog pendingAdd={pendingAdd} onClose={close} />}
    </LazyComponent>
  );
}
