import { Anchor, Button } from '@mantine/core';
import IconHeadset from '@tabler/icons-react/icons/IconHeadset';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import IconShoppingCart from '@tabler/icons-react/icons/IconShoppingCart';
import IconTags from '@tabler/icons-react/icons/IconTags';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { findLevel } from '@/domain/membership';
import { amountInCents, percentText } from '@/domain/money';
import { AccountLayout } from '@/features/account/AccountLayout';
import type { Profile } from '@/features/account/accountQueries';
import { Figures } from '@/features/account/Figures';
import { ProfileFailed } from '@/features/account/ProfileFailed';
import { useProfile } from '@/features/account/useProfile';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { LevelLadder } from '@/features/membership/LevelLadder';
import { NextLevelSaving } from '@/features/orders/NextLevelSaving';
import { RecentOrders } from '@/features/orders/RecentOrders';
import { useDashboardLogout } from '@/features/session/SessionContext';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './DashboardPage.module.css';

const ACTIONS = [
  { to: paths.products(), name: 'Browse Products', Icon: IconTags },
  { to: paths.checkout(), name: 'View Cart', Icon: IconShoppingCart },
  { to: paths.contact(), name: 'Contact Support', Icon: IconHeadset },
];

/** /dashboard: the buyer's figures, quick actions, orders and membership. Without a profile it redirects to the login (S2 2.9, D-186). */
export default function DashboardPage() {
  const profile = useProfile();
  const logout = useDashboardLogout();
  const [leaving, setLeaving] = useState(false);
  // The logout itself goes home.
  if (leaving) return null;
  if (profile.missing) return <Navigate to={paths.login(paths.dashboard())} replace />;
  const { data } = profile;
  return (
    <AccountLayout
      title="Dashboard"
      heading={data?.name ? `Welcome back, ${data.name}` : 'Welcome back'}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              setLeaving(true);
              logout();
            }}
          >
            Logout
          </Button>
          <Button component={Link} to={paths.products()}>
            Shop Now
          </Button>
        </>
      }
    >
      {profile.isError && !data ? (
        <ProfileFailed profile={profile} />
      ) : (
        <div className={classes.sections}>
          <SectionBoundary failure="Your figures could not be shown">
            <Overview profile={data} />
          </SectionBoundary>
          <ul className={classes.actions} aria-label="Quick actions">
            {ACTIONS.map(({ to, name, Icon }) => (
              <li key={name}>
                <Link to={to} className={classes.action}>
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <section className={classes.section} aria-labelledby="dashboard-orders">
            <div className={classes.sectionHead}>
              <h2 id="dashboard-orders">Recent orders</h2>
              <Anchor component={Link} to={paths.orders()}>
                All orders
              </Anchor>
            </div>
            <SectionBoundary failure="Your orders could not be shown">
              <RecentOrders />
            </SectionBoundary>
          </section>
          <section aria-labelledby="dashboard-membership">
            <h2 id="dashboard-membership" className={classes.heading}>
              Membership progress
            </h2>
            <p className={classes.note}>One growth value for every US dollar you spend, and it never expires.</p>
            <SectionBoundary failure="The levels could not be shown">
              <NextLevelSaving level={data?.membershipLevel ?? null} className={classes.note} />
              <LevelLadder current={data?.membershipLevel ?? null} />
            </SectionBoundary>
          </section>
        </div>
      )}
    </AccountLayout>
  );
}

function Overview({ profile }: { profile: Profile | undefined }) {
  const { format } = useCurrency();
  const level = findLevel(profile?.membershipLevel);
  const spent = amountInCents(profile?.totalSpent);
  const next = level && findLevel(level.level + 1);
  return (
    <Figures
      label="Your figures"
      loading={!profile}
      figures={[
        {
          label: 'Profile',
          value: profile?.name || profile?.email,
          detail: (
            <Anchor component={Link} to={paths.profile()} inherit>
              View profile
            </Anchor>
          ),
        },
        { label: 'Total spent', value: spent !== null && <Money text={format(spent)} /> },
        {
          label: 'Growth value',
          value: profile && formatCount(profile.growthValue),
          detail:
            next && profile && next.threshold > profile.growthValue
              ? `${formatCount(next.threshold - profile.growthValue)} to ${next.label} ${next.name ?? ''}`
              : null,
        },
        {
          label: 'Membership',
          value: level && [level.label, level.name].filter(Boolean).join(' '),
          detail: level ? `${percentText(level.discount)}% off every order` : null,
        },
      ]}
    />
  );
}
