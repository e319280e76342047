import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconPackage from '@tabler/icons-react/icons/IconPackage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useCurrentUser } from './currentUser';
import { useSession } from './SessionContext';
import { useLogout } from './useLogout';

/** My Account (Profile, Orders, Logout) for a signed-in buyer, otherwise a Login button that leads back here (S1 2, D-225). */
export function AccountMenu() {
  const { token, user } = useSession();
  const { pathname, search } = useLocation();
  const logout = useLogout();
  // The header is on nearly every page: it keeps the stored user in step with the server (D-204).
  useCurrentUser();
  if (!token) {
    const from = `${pathname}${search}`;
    return (
      <Button
        component={Link}
        to={paths.login(from === paths.home() ? undefined : from)}
        variant="default"
        size="sm"
        leftSection={<IconUser size={18} aria-hidden />}
      >
        Login
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconUser size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          My Account
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {user && <Menu.Label>{user.name || user.email}</Menu.Label>}
        <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUser size={16} aria-hidden />}>
          Profile
        </Menu.Item>
        <Menu.Item component={Link} to={paths.orders()} leftSection={<IconPackage size={16} aria-hidden />}>
          Orders
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={logout} leftSection={<IconLogout size={16} aria-hidden />}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
