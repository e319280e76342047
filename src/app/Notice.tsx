import { useStore, type Store } from '@/lib/store';
import classes from './Notice.module.css';

/** One line above the shop that tells developers about a problem of the mock server. */
export function Notice({ store }: { store: Store<string | null> }) {
  const text = useStore(store);
  if (!text) return null;
  return (
    <p role="status" className={classes.notice}>
      {text}
    </p>
  );
}
