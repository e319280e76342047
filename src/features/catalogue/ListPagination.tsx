import { LazySection } from '@/ui/LazySection';
import classes from './ListPagination.module.css';
import { lastPageOf } from './listPage';
import type { PageKeysProps } from './PageButtons';

const loadKeys = async () => (await import('./PageButtons')).PageButtons;

/** The pages of a long list; nothing when there is one. Most lists have one, so the keys come when they are needed. */
export function ListPagination(props: PageKeysProps) {
  if (lastPageOf(props.total) < 2) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      <LazySection load={loadKeys} failure="The page numbers could not be loaded">
        {(PageButtons) => <PageButtons {...props} />}
      </LazySection>
    </nav>
  );
}
