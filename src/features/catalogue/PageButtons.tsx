import { Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { useIntent } from '@/lib/useIntent';
import { lastPageOf } from './listPage';

export interface PageButtonsProps {
  total: number;
  page: number;
  onChange: (page: number) => void;
  /** The buyer's pointer rests on a page's key, or the focus does. */
  onIntent?: (page: number) => void;
}

/** A key a page, as far as there is room. */
export function PageButtons({ total, page, onChange, onIntent }: PageButtonsProps) {
  const pages = lastPageOf(total);
  const prepare = useIntent((to: number) => onIntent?.(to));
  const intent = (to: number) => {
    const come = () => to !== page && to >= 1 && to <= pages && prepare(to);
    return { onPointerEnter: come, onFocus: come, onPointerLeave: prepare.cancel, onBlur: prepare.cancel };
  };
  const target = { first: 1, previous: page - 1, next: page + 1, last: pages };
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={(to) => {
        prepare.cancel();
        onChange(to);
      }}
      siblings={1}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}`, ...intent(item) })}
      getControlProps={(control) => ({
        'aria-label': `${control.charAt(0).toUpperCase()}${control.slice(1)} page`,
        ...intent(target[control]),
      })}
    />
  );
}
