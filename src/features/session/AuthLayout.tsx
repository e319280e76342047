import { Alert, Anchor } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MEMBERSHIP_LEVELS } from '@/domain/membership';
import { numberFromFraction, percentText } from '@/domain/money';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './AuthLayout.module.css';
import steps from './MemberSteps.module.css';
import { useSession } from './SessionContext';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The login and sign-up pages have no header and no footer (S1 2): a logo that links home, the form, and the member levels. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
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
          <SectionBoundary failure="The form could not be shown">{children}</SectionBoundary>
        </div>
      </div>
      <aside className={classes.aside} aria-labelledby={id}>
        <SectionBoundary failure="The member levels could not be shown">
          <MemberSteps headingId={id} />
        </SectionBoundary>
      </aside>
    </div>
  );
}

const HIGHEST_DISCOUNT = Math.max(...MEMBERSHIP_LEVELS.map(({ discount }) => numberFromFraction(discount)));

/** What an account offers: the seven levels as a staircase. */
function MemberSteps({ headingId }: { headingId: string }) {
  return (
    <div className={steps.root}>
      <div>
        <h2 id={headingId} className={steps.heading}>
          {BRAND.tagline}
        </h2>
        <p className={steps.text}>
          Every account starts at V1 and climbs with what you buy. Member discounts come on top of quantity breaks.
        </p>
      </div>
      <div className={steps.picture}>
        <img className={steps.box} src={`${import.meta.env.BASE_URL}art/hero.svg`} alt="" width={1200} height={800} />
        <ol className={steps.stair}>
          {MEMBERSHIP_LEVELS.map(({ label, name, discount }) => (
            <li
              key={label}
              className={steps.step}
              style={{ blockSize: `${24 + (76 * numberFromFraction(discount)) / HIGHEST_DISCOUNT}%` }}
            >
              <span className={steps.percent}>{percentText(discount)}%</span>
              <span className={steps.level}>
                {label}
                {name && <span className={steps.name}> {name}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface SignedInNoticeProps {
  /** Target of the link. */
  to: string;
  /** This page has just signed the buyer in and is about to leave. */
  signingIn: boolean;
}

/** Tells a buyer who opens the login page while signed in, or signs in in another tab, that no login is needed. */
export function SignedInNotice({ to, signingIn }: SignedInNoticeProps) {
  const { token, user } = useSession();
  if (!token || signingIn) return null;
  return (
    <Alert color="gray" title={`You are logged in${user ? ` as ${user.name || user.email}` : ''}`}>
      <Anchor component={Link} to={to} inherit>
        Continue
      </Anchor>
      , or use the form for another account.
    </Alert>
  );
}
