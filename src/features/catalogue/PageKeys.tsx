import { Pagination } from '@mantine/core';
import { lastPageOf } from './listPage';

export interface PageKeysProps {
  total: number;
  page: number;
  onChange: (page: number) => void;
  /** The buyer points at a page, or has its key in focus. */
  onIntent?: (page: number) => void;
}

/** A key a page, as far as there is room. */
export function PageKeys({ total, page, onChange, onIntent }: PageKeysProps) {
  const pages = lastPageOf(total);
  const intent = (to: number) => {
    const prepare = () => to !== page && to >= 1 && to <= pages && onIntent?.(to);
    return { onPointerEnter: prepare, onFocus: prepare };
  };
  const target = { first: 1, previous: page - 1, next: page + 1, last: pages };
  return (
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
  );
}
