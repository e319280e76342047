import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconPackage from '@tabler/icons-react/icons/IconPackage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from './SessionContext';
import { useLogout } from './useLogout';

/** My Account (Profile, Orders, Logout) for a signed-in buyer, otherwise a Login button (S1 2). */
export function AccountMenu() {
  const { token, user } = useSession();
  const logout = useLogout();
  if (!token) {
    return (
      <Button component={Link} to={paths.login()} variant="default" size="sm" leftSection={<IconUser size={18} aria-hidden />}>
        Login
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconUser size={18} aria-hidden />} rightSection={<IconChevronDown size={16} aria-hidden />}>
          My Account
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {user && <Menu.Label>{user.name}</Menu.Label>}
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
