import { Button, Menu } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/icons/IconColumns3';
import type { ReactNode } from 'react';
import { NativeSelect } from '@/ui/native/NativeSelect';
import { SearchField } from '@/ui/SearchField';
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

interface TableToolsProps {
  controls: TableControls;
  /** Label of the search field; without it there is none. */
  searchLabel: string | undefined;
  filters: readonly TableFilter[];
  /** The columns that may be hidden. */
  columns: readonly { id: string; name: string; visible: boolean }[];
  onHide: (hiddenIds: readonly string[]) => void;
  /** More controls at the end. */
  children: ReactNode;
}

/** Search, filters, sort order and the choice of columns. */
export function TableTools({ controls, searchLabel, filters, columns, onHide, children }: TableToolsProps) {
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
            <Menu closeOnItemClick={false}>
              <Menu.Target>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden="true" />}
                >
                  Columns
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.CheckboxGroup
                  value={columns.filter(({ visible }) => visible).map(({ id }) => id)}
                  onChange={(shown) => onHide(columns.filter(({ id }) => !shown.includes(id)).map(({ id }) => id))}
                >
                  {columns.map(({ id, name }) => (
                    <Menu.CheckboxItem key={id} value={id}>
                      {name}
                    </Menu.CheckboxItem>
                  ))}
                </Menu.CheckboxGroup>
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
      </div>
    </div>
  );
}
