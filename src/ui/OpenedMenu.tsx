import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState, type ReactNode } from 'react';
import type { LazyMenuEntriesProps } from './LazyMenu';

interface OpenedMenuProps extends LazyMenuEntriesProps, Pick<MenuProps, 'width' | 'position'> {
  /** `Menu.Item`s and the like. */
  children: ReactNode;
}

/** The menu of a `LazyMenu`: opens as soon as it is there, and gives the focus back to its button. */
export function OpenedMenu({ target, children, ...menu }: OpenedMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // This button has taken the place of the one that was pressed: the focus has to be on it before the menu opens.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened} {...menu}>
      <Menu.Target>{cloneElement(target, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
