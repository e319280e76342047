import { useStore, type Store } from '@/lib/store';
import classes from './Notice.module.css';

/** One quiet line above the shop, for developers: what is not as it should be about the mock server. */
export function Notice({ store }: { store: Store<string | null> }) {
  const text = useStore(store);
  if (!text) return null;
  return (
    <p role="status" className={classes.notice}>
      {text}
    </p>
  );
}
