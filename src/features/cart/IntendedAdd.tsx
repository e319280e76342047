import { lazy, Suspense, useState } from 'react';
import { useSession } from '@/features/session/SessionContext';
import { useStorage } from '@/lib/EnvironmentContext';
import { readIntendedAdd } from './intendedAddStore';

const IntendedAddDialog = lazy(async () => ({ default: (await import('./IntendedAddDialog')).IntendedAddDialog }));

/** After a login the add that led to it is offered once, as a question; nothing is added on its own (D-225). */
export function IntendedAdd() {
  const { token } = useSession();
  return token ? <Offer key={token} /> : null;
}

/** Mounted anew for each sign-in, which is when what was kept is read. */
function Offer() {
  const storage = useStorage();
  const [intended, setIntended] = useState(() => readIntendedAdd(storage));
  if (!intended) return null;
  return (
    <Suspense fallback={null}>
      <IntendedAddDialog intended={intended} onClose={() => setIntended(null)} />
    </Suspense>
  );
}
