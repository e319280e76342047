import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import classes from './AccountLayout.module.css';

const LINKS = [
  { to: paths.dashboard(), name: 'Dashboard' },
  { to: paths.profile(), name: 'Profile' },
  { to: paths.orders(), name: 'Orders' },
  { to: paths.purchases(), name: 'Previously purchased' },
];

interface AccountLayoutProps {
  title: string;
  /** The title as shown, if it is not the document's. */
  heading?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the account's pages: their links, and the page's title. */
export function AccountLayout({ title, heading = title, lead, actions, children }: AccountLayoutProps) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <nav className={classes.nav} aria-label="Account">
        {LINKS.map(({ to, name }) => (
          <NavLink key={to} to={to} className={classes.link}>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className={classes.head}>
        <PageHeader title={heading}>{lead}</PageHeader>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
