import { useState } from 'react';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { LazyPart } from '@/ui/LazyPart';
import { readIntendedAdd } from './intendedAddStore';

const loadDialog = async () => (await import('./IntendedAddDialog')).IntendedAddDialog;

/** After a login the add that led to it is offered once, as a question; nothing is added on its own (D-225). */
export function IntendedAdd() {
  const { token } = useSession();
  return token ? <Offer key={token} /> : null;
}

/** Mounted anew for each sign-in, which is when what was kept is read. */
function Offer() {
  const storage = useStorage();
  const [intended, setIntended] = useState(() => readIntendedAdd(storage));
  const close = () => setIntended(null);
  return (
    <LazyPart load={loadDialog} wanted={intended !== null} onFailed={close}>
      {(IntendedAddDialog) => intended && <IntendedAddDialog intended={intended} onClose={close} />}
    </LazyPart>
  );
}
