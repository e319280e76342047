import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useCallback, useState, type ReactNode } from 'react';
import type { LazyMenuEntriesProps } from './LazyMenu';

interface OpenedMenuProps extends LazyMenuEntriesProps, Pick<MenuProps, 'width' | 'position' | 'closeOnItemClick'> {
  /** `Menu.Item`s and the like. */
  children: ReactNode;
}

/** The menu inside a `LazyMenu`: opens as soon as it is mounted, and returns the focus to its button when it closes. */
export function OpenedMenu({ target, children, ...menu }: OpenedMenuProps) {
  const [opened, setOpened] = useState(false);
  // This button replaces the one that was clicked; it needs the focus before the menu opens.
  const focusAndOpen = useCallback((button: HTMLButtonElement | null) => {
    button?.focus({ preventScroll: true });
    if (button) setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened} {...menu}>
      <Menu.Target>{cloneElement(target, { ref: focusAndOpen })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
