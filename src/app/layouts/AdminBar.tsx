import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAdminSessionStore } from '@/features/admin-auth/AdminSessionContext';
import { useSessionServices } from '@/features/session/SessionContext';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ColorSchemeSwitch } from '@/ui/ColorSchemeSwitch';
import { Logo } from '@/ui/Logo';
import classes from './AdminBar.module.css';

const LINKS = [
  { to: paths.adminDashboard(), name: 'Dashboard' },
  { to: paths.adminOrders(), name: 'Orders' },
  { to: paths.adminDailyOrders(), name: 'Daily orders' },
  { to: paths.adminProducts(), name: 'Products' },
  { to: paths.adminDashboard({ view: 'inventory' }), name: 'Inventory' },
  { to: paths.adminDashboard({ view: 'costs' }), name: 'Costs' },
  { to: paths.adminDashboard({ view: 'users' }), name: 'Users' },
];

/** Brand, the pages of the back office, the way back to the shop, color scheme and logout (D-70). */
export function AdminBar({ clerk }: { clerk: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const view = search.get('view');
  const here = view ? `${pathname}?view=${view}` : pathname;
  const session = useAdminSessionStore();
  const { reload } = useSessionServices();
  const logout = () => {
    session.signOut();
    reload(paths.adminLogin());
  };
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to={paths.adminDashboard()} className={classes.brand} aria-label={`${BRAND.name} back office`}>
          <Logo size={24} />
          <span className={classes.office}>Back office</span>
        </Link>
        <nav className={classes.nav} aria-label="Back office">
          {LINKS.map(({ to, name }) => (
            <Link key={to} to={to} className={classes.link} aria-current={to === here ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={classes.tools}>
          <Button
            component={Link}
            to={paths.home()}
            variant="subtle"
            size="xs"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            Back to shop
          </Button>
          <ColorSchemeSwitch />
          <Button
            variant="default"
            size="xs"
            title={`Signed in as ${clerk}`}
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={logout}
          >
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}
