import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import classes from './EntryLayout.module.css';
import { MemberSteps } from './MemberSteps';

interface EntryLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The account screens have no header or footer: the logo leads home, the form stands alone (S1 2). */
export function EntryLayout({ title, lead, children }: EntryLayoutProps) {
  const id = useId();
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <Link to={paths.home()} className={classes.logo} aria-label={`${BRAND.name}, home`}>
          <Logo size={30} />
        </Link>
        <div className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <aside className={classes.aside} aria-labelledby={id}>
        <MemberSteps headingId={id} />
      </aside>
    </div>
  );
}
