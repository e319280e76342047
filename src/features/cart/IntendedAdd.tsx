import { useState } from 'react';
import { useSession } from '@/features/session/SessionContext';
import type { Session } from '@/features/session/sessionStore';
import { useStorage } from '@/lib/EnvironmentContext';
import { LazyPart } from '@/ui/LazyPart';
import { readIntendedAdd } from './intendedAddStore';

const loadDialog = async () => (await import('./IntendedAddDialog')).IntendedAddDialog;

/** After a login the add that led to it is offered once, as a question; nothing is added on its own (D-225). */
export function IntendedAdd() {
  const session = useSession();
  return session.token ? <Offer key={session.token} reader={session} /> : null;
}

/** Mounted anew for each sign-in, which is when what was kept is read. */
function Offer({ reader }: { reader: Session }) {
  const storage = useStorage();
  const [intended, setIntended] = useState(() => readIntendedAdd(storage, reader));
  const close = () => setIntended(null);
  return (
    <LazyPart load={loadDialog} wanted={intended !== null} onFailed={close}>
      {(IntendedAddDialog) => intended && <IntendedAddDialog intended={intended} onClose={close} />}
    </LazyPart>
  );
}
