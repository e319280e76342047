import { Pagination } from '@mantine/core';
import { lastPageOf } from './listChoice';

interface ListPagesProps {
  total: number;
  page: number;
  onChange: (page: number) => void;
}

/** The pages of a long list; nothing when there is one. */
export function ListPages({ total, page, onChange }: ListPagesProps) {
  const pages = lastPageOf(total);
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" style={{ display: 'flex', justifyContent: 'center', marginTop: 40 }}>
      <Pagination
        total={pages}
        value={page}
        onChange={onChange}
        siblings={1}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        getControlProps={(control) => ({ 'aria-label': `${control.charAt(0).toUpperCase()}${control.slice(1)} page` })}
      />
    </nav>
  );
}
