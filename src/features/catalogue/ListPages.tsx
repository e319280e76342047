import { useState } from 'react';
import { LazyPart } from '@/ui/LazyPart';
import classes from './ListPages.module.css';
import { lastPageOf } from './listPage';
import type { PageKeysProps } from './PageKeys';

const loadKeys = async () => (await import('./PageKeys')).PageKeys;

/** The pages of a long list; nothing when there is one. Most lists have one, so the keys come when they are needed. */
export function ListPages(props: PageKeysProps) {
  const [failed, setFailed] = useState(false);
  if (lastPageOf(props.total) < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <LazyPart load={loadKeys} wanted={!failed} onFailed={() => setFailed(true)}>
        {(PageKeys) => <PageKeys {...props} />}
      </LazyPart>
    </nav>
  );
}
