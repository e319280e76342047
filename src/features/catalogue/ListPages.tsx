import { Pagination } from '@mantine/core';
import { lastPageOf } from './listPage';

interface ListPagesProps {
  total: number;
  page: number;
  onChange: (page: number) => void;
  /** The buyer points at a page, or has its key in focus. */
  onIntent?: (page: number) => void;
}

/** The pages of a long list; nothing when there is one. */
export function ListPages({ total, page, onChange, onIntent }: ListPagesProps) {
  const pages = lastPageOf(total);
  if (pages < 2) return null;
  const intent = (to: number) => {
    const prepare = () => to !== page && to >= 1 && to <= pages && onIntent?.(to);
    return { onPointerEnter: prepare, onFocus: prepare };
  };
  const target = { first: 1, previous: page - 1, next: page + 1, last: pages };
  return (
    <nav aria-label="Pages" style={{ display: 'flex', justifyContent: 'center', marginTop: 40 }}>
      <Pagination
        total={pages}
        value={page}
        onChange={onChange}
        siblings={1}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}`, ...intent(item) })}
        getControlProps={(control) => ({
          'aria-label': `${control.charAt(0).toUpperCase()}${control.slice(1)} page`,
          ...intent(target[control]),
        })}
      />
    </nav>
  );
}
