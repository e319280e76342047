import { Button } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/icons/IconColumns3';
import { memo, type ReactNode } from 'react';
import { LazyMenu } from '@/ui/LazyMenu';
import { NativeSelect } from '@/ui/native/NativeSelect';
import { SearchField } from '@/ui/SearchField';
import type { ColumnMenuProps } from './ColumnMenu';
import classes from './DataTable.module.css';
import type { TableControls } from './useTableControls';

export interface TableFilter {
  /** Its name in the URL. */
  name: string;
  /** `Status`. */
  label: string;
  /** The first option: `All statuses`. */
  all: string;
  options: readonly { value: string; label: string }[];
}

const loadColumnMenu = async () => (await import('./ColumnMenu')).ColumnMenu;

interface TableToolsProps extends Pick<ColumnMenuProps, 'columns' | 'onHide'> {
  controls: TableControls;
  /** Label of the search field; without it there is none. */
  searchLabel: string | undefined;
  filters: readonly TableFilter[];
  /** More controls at the end. */
  children: ReactNode;
}

/** Search, filters, sort order and the choice of columns. */
export const TableTools = memo(function TableTools(props: TableToolsProps) {
  const { controls, searchLabel, filters, columns, onHide, children } = props;
  const { state, sorts, change } = controls;
  const values: Readonly<Record<string, string | null>> = state.filters;
  return (
    <div className={classes.tools}>
      {searchLabel && (
        <div className={classes.search}>
          <SearchField
            size="sm"
            label={searchLabel}
            value={state.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
        </div>
      )}
      {filters.map(({ name, label, all, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={values[name] ?? ''}
          options={[{ value: '', label: all }, ...options]}
          onChange={(value) => change({ filters: { [name]: value || null } })}
        />
      ))}
      {/* The head's buttons sort a table; cards have no head. */}
      {sorts.length > 1 && (
        <div className={classes.sortSelect}>
          <NativeSelect label="Sort by" value={state.sort} options={sorts} onChange={(sort) => change({ sort })} />
        </div>
      )}
      <div className={classes.end}>
        {children}
        {columns.length > 0 && (
          <div className={classes.columnChoice}>
            <LazyMenu
              load={loadColumnMenu}
              entries={{ columns, onHide }}
              target={
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden="true" />}
                >
                  Columns
                </Button>
              }
            />
          </div>
        )}
      </div>
    </div>
  );
});
