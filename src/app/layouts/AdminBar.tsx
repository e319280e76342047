import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAdminSessionStore } from '@/features/admin-auth/AdminSessionContext';
import { useHasUnsaved } from '@/features/admin-auth/useHasUnsaved';
import { useSessionServices } from '@/features/session/SessionContext';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ColorSchemeSwitch } from '@/ui/ColorSchemeSwitch';
import { DiscardQuestion } from '@/ui/DiscardDialog';
import { LazyComponent, prefetchComponent } from '@/ui/LazyComponent';
import { Logo } from '@/ui/Logo';
import classes from './AdminBar.module.css';
import { ADMIN_LINKS } from './adminLinks';

const loadPalette = async () => (await import('./CommandPalette')).CommandPalette;

/**
 * Brand, links to the pages of the back office, command palette, the way back to the shop, color scheme and logout (D-70). It is not rendered again
 * while a table's search or filter changes the URL.
 */
export const AdminBar = memo(function AdminBar({ clerkName }: { clerkName: string }) {
  const session = useAdminSessionStore();
  const { reload } = useSessionServices();
  const hasUnsaved = useHasUnsaved();
  const [asking, setAsking] = useState(false);
  const signOut = () => {
    // The forms must be gone before the reload: the browser would ask for each with changes, in its own words.
    flushSync(() => session.signOut());
    reload(paths.adminLogin());
  };
  const logout = () => (hasUnsaved() ? setAsking(true) : signOut());
  const [searching, setSearching] = useState(false);
  // `[]`: the shortcut works in a field, too. It is off while the login of an expired session is open.
  useHotkeys([['mod+K', () => session.get().token && setSearching(true)]], []);
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to={paths.adminDashboard()} className={classes.brand} aria-label={`${BRAND.name} back office`}>
          <Logo size={24} />
          <span className={classes.office}>Back office</span>
        </Link>
        <AdminNav />
        <div className={classes.tools}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconSearch size={16} aria-hidden />}
            aria-keyshortcuts="Control+K Meta+K"
            title="Ctrl K or ⌘K"
            onPointerEnter={() => prefetchComponent(loadPalette)}
            onFocus={() => prefetchComponent(loadPalette)}
            onClick={() => setSearching(true)}
          >
            <span className={classes.word}>Go to…</span>
          </Button>
          <Button
            component={Link}
            to={paths.home()}
            variant="subtle"
            size="xs"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            <span className={classes.word}>Back to shop</span>
          </Button>
          <ColorSchemeSwitch />
          <Button
            variant="default"
            size="xs"
            title={`Signed in as ${clerkName}`}
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={logout}
          >
            <span className={classes.word}>Logout</span>
          </Button>
        </div>
      </div>
      <LazyComponent load={loadPalette} active={searching} onFailed={() => setSearching(false)}>
        {(CommandPalette) => <CommandPalette onClose={() => setSearching(false)} />}
      </LazyComponent>
      <DiscardQuestion open={asking} onDiscard={signOut} onKeep={() => setAsking(false)}>
        What you have entered is not saved.
      </DiscardQuestion>
    </header>
  );
});

function AdminNav() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const view = search.get('view');
  const here = view ? `${pathname}?view=${view}` : pathname;
  const nav = useRef<HTMLElement>(null);
  // On a phone the links scroll sideways: to the current one, with the one before it in view.
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - link.offsetWidth;
  }, [here]);
  return (
    <nav ref={nav} className={classes.nav} aria-label="Back office">
      {ADMIN_LINKS.map(({ to, name }) => (
        <Link key={to} to={to} className={classes.link} aria-current={to === here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
