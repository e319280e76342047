import { Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import { useIntent } from '@/lib/useIntent';

export interface PageButtonsProps {
  /** Number of pages. */
  pages: number;
  page: number;
  onChange: (page: number) => void;
  /** The pointer or the focus rests on the button of another page. */
  onIntent?: (page: number) => void;
}

/** One button per page, with ellipses where there are many. */
export function PageButtons({ pages, page, onChange, onIntent }: PageButtonsProps) {
  const intent = useIntent((target: number) => onIntent?.(target));
  const intentProps = (target: number) => {
    const start = () => {
      intent.clear();
      if (target !== page && target >= 1 && target <= pages) intent.start(target);
    };
    return { onPointerEnter: start, onFocus: start, onPointerLeave: intent.clear, onBlur: intent.clear };
  };
  const controlTargets = { first: 1, previous: page - 1, next: page + 1, last: pages };
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={(target) => {
        intent.clear();
        onChange(target);
      }}
      siblings={1}
      getItemProps={(item) => ({ 'aria-label': `Page ${item}`, ...intentProps(item) })}
      getControlProps={(control) => ({
        'aria-label': `${control.charAt(0).toUpperCase()}${control.slice(1)} page`,
        ...intentProps(controlTargets[control]),
      })}
    />
  );
}
