import { Menu } from '@mantine/core';
import type { LazyMenuEntriesProps } from '@/ui/LazyMenu';
import { OpenedMenu } from '@/ui/OpenedMenu';

export interface ColumnMenuProps extends LazyMenuEntriesProps {
  /** The columns that may be hidden. */
  columns: readonly { id: string; name: string; visible: boolean }[];
  onHide: (hiddenIds: readonly string[]) => void;
}

/** The choice of a table's columns. */
export function ColumnMenu({ target, columns, onHide }: ColumnMenuProps) {
  return (
    <OpenedMenu target={target} closeOnItemClick={false}>
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
    </OpenedMenu>
  );
}
