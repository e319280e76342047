import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useCallback, useState, type ReactNode } from 'react';
import type { LazyMenuEntriesProps } from './LazyMenu';

interface OpenedMenuProps extends LazyMenuEntriesProps, Pick<MenuProps, 'width' | 'position'> {
  /** `Menu.Item`s and the like. */
  children: ReactNode;
}

/** The menu of a `LazyMenu`: opens as soon as it is there, and gives the focus back to its button. */
export function OpenedMenu({ target, children, ...menu }: OpenedMenuProps) {
  const [opened, setOpened] = useState(false);
  // This button has taken the place of the one that was pressed: the focus has to be on it before the menu opens.
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    button?.focus({ preventScroll: true });
    if (button) setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened} {...menu}>
      <Menu.Target>{cloneElement(target, { ref: takeFocus })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
