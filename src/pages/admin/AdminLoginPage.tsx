import { Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { AdminLoginForm } from '@/features/admin-auth/AdminLoginForm';
import { useAdminSession } from '@/features/admin-auth/AdminSessionContext';
import { BRAND } from '@/lib/brand';
import { focusPage } from '@/lib/focus';
import { adminReturnPath, paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import { PageTitle } from '@/ui/PageTitle';
import classes from './AdminLoginPage.module.css';

/** The clerk's login (S2 2.10). With a token, new or stored, it leads to the page that was asked for. */
export default function AdminLoginPage() {
  const [search] = useSearchParams();
  const { token, ended } = useAdminSession();
  const main = useRef<HTMLElement>(null);
  // What had the focus went with the office, whose layout this page does not share.
  useEffect(() => {
    if (ended && main.current) return focusPage(main.current);
    return undefined;
  }, [ended]);
  if (token) return <Navigate to={adminReturnPath(search.get('from'))} replace />;
  return (
    <main ref={main} tabIndex={-1} className={classes.page}>
      <PageTitle title="Back office login" />
      <Link to={paths.home()} className={classes.logo} aria-label={`${BRAND.name}, home`}>
        <Logo size={28} />
      </Link>
      <div className={classes.card}>
        <h1 className={classes.title}>Back office</h1>
        <p className={classes.lead}>
          {ended === 'expired' ? 'Your session has ended. Sign in again to go on.' : 'For the people who run the shop.'}
        </p>
        <AdminLoginForm />
      </div>
      <Anchor component={Link} to={paths.home()} size="sm">
        Back to shop
      </Anchor>
    </main>
  );
}
