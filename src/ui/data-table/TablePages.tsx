import { Input } from '@mantine/core';
import IconSelector from '@tabler/icons-react/icons/IconSelector';
import { memo } from 'react';
import { PageButtons } from '@/ui/PageButtons';
import classes from './DataTable.module.css';
import { PAGE_SIZES, type TableControls } from './useTableControls';

interface TablePagesProps {
  controls: TableControls;
  /** Rows on all pages. */
  total: number;
  /** The table's name. */
  label: string;
}

/** The buttons of the pages, and the choice of how many rows a page has. Nothing for a table that fits the smallest page. */
export const TablePages = memo(function TablePages({ controls, total, label }: TablePagesProps) {
  const { state, pageSizes, change } = controls;
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <div className={classes.foot}>
      <nav aria-label={`Pages of ${label.toLowerCase()}`}>
        <PageButtons
          pages={Math.max(1, Math.ceil(total / state.pageSize))}
          page={state.page}
          onChange={(page) => change({ page })}
        />
      </nav>
      <div className={classes.pageSize}>
        <span aria-hidden="true">Rows per page</span>
        <Input
          component="select"
          size="sm"
          aria-label="Rows per page"
          value={String(state.pageSize)}
          pointer
          rightSection={<IconSelector size={16} aria-hidden />}
          onChange={({ currentTarget }) => change({ pageSize: Number(currentTarget.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Input>
      </div>
    </div>
  );
});
