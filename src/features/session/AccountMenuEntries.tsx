import { Menu } from '@mantine/core';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import IconLayoutDashboard from '@tabler/icons-react/icons/IconLayoutDashboard';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconPackage from '@tabler/icons-react/icons/IconPackage';
import IconUser from '@tabler/icons-react/icons/IconUser';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { LazyMenuEntriesProps } from '@/ui/LazyMenu';
import { OpenedMenu } from '@/ui/OpenedMenu';
import { useLogout, useSession } from './SessionContext';

/** Profile, Orders and Logout (S1 2), and the other pages of the account. */
export function AccountMenuEntries({ target }: LazyMenuEntriesProps) {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <OpenedMenu target={target}>
      {user && <Menu.Label>{user.name || user.email}</Menu.Label>}
      <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUser size={16} aria-hidden />}>
        Profile
      </Menu.Item>
      <Menu.Item component={Link} to={paths.orders()} leftSection={<IconPackage size={16} aria-hidden />}>
        Orders
      </Menu.Item>
      <Menu.Item component={Link} to={paths.purchases()} leftSection={<IconHistory size={16} aria-hidden />}>
        Previously purchased
      </Menu.Item>
      <Menu.Item component={Link} to={paths.dashboard()} leftSection={<IconLayoutDashboard size={16} aria-hidden />}>
        Dashboard
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={logout} leftSection={<IconLogout size={16} aria-hidden />}>
        Logout
      </Menu.Item>
    </OpenedMenu>
  );
}
