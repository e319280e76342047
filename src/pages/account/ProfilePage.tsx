import { Anchor, Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/icons/IconPencil';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findLevel } from '@/domain/membership';
import { amountInCents } from '@/domain/money';
import { AccountLayout } from '@/features/account/AccountLayout';
import type { Profile, SavedAddress } from '@/features/account/accountQueries';
import { AddressDialog } from '@/features/account/AddressDialog';
import { Addresses } from '@/features/account/Addresses';
import { EditProfileDialog } from '@/features/account/EditProfileDialog';
import { Figures } from '@/features/account/Figures';
import { ProfileFailed } from '@/features/account/ProfileFailed';
import { useProfile } from '@/features/account/useProfile';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { LevelLadder } from '@/features/membership/LevelLadder';
import { NextLevelSaving } from '@/features/orders/NextLevelSaving';
import { RecentOrders } from '@/features/orders/RecentOrders';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { useBuyerState } from '@/features/session/useBuyerState';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './ProfilePage.module.css';

/** The only shopper whose profile leads to the back office (S2 2.9, D-189). */
const BACK_OFFICE_EMAIL = 'manager@example.com';

type OpenDialog =
  | { kind: 'profile'; profile: Profile }
  | { kind: 'address'; address: SavedAddress | null; isFirst: boolean };

/** /profile: the account's data, its addresses and its newest orders (S2 2.9). */
export default function ProfilePage() {
  // Above everything that disappears when the session expires.
  const [dialog, setDialog] = useBuyerState<OpenDialog | null>(null);
  const open = (next: OpenDialog) => setDialog(() => next);
  const close = () => setDialog(() => null);
  return (
    <>
      <ProfileContent open={open} />
      {dialog?.kind === 'profile' && <EditProfileDialog profile={dialog.profile} onClose={close} />}
      {dialog?.kind === 'address' && (
        <AddressDialog address={dialog.address} isFirst={dialog.isFirst} onClose={close} />
      )}
    </>
  );
}

function ProfileContent({ open }: { open: (dialog: OpenDialog) => void }) {
  const profile = useProfile();
  if (profile.missing)
    return (
      <LoginPrompt from={paths.profile()} title="Access Denied" illustration="empty-orders" order={1}>
        Please log in to view your profile.
      </LoginPrompt>
    );
  const { data } = profile;
  const failed = profile.isError && !data;
  return (
    <AccountLayout
      title="Profile"
      lead="Your details, addresses and latest orders."
      actions={
        failed ? null : (
          <>
            {data?.email.toLowerCase() === BACK_OFFICE_EMAIL && (
              <Button component={Link} to={paths.adminDashboard()} variant="default">
                Admin Dashboard
              </Button>
            )}
            <Button
              variant="default"
              className={data ? undefined : classes.waiting}
              leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => data && open({ kind: 'profile', profile: data })}
            >
              Edit profile
            </Button>
          </>
        )
      }
    >
      {failed ? (
        <ProfileFailed profile={profile} />
      ) : (
        <div className={classes.sections}>
          <SectionBoundary failure="Your profile could not be shown">
            <Overview profile={data} />
          </SectionBoundary>
          <div className={classes.columns}>
            <Section title="Saved addresses">
              <Addresses
                onAdd={(isFirst) => open({ kind: 'address', address: null, isFirst })}
                onEdit={(address) => open({ kind: 'address', address, isFirst: false })}
              />
            </Section>
            <Section
              title="Recent orders"
              link={
                <Anchor component={Link} to={paths.orders()}>
                  All orders
                </Anchor>
              }
            >
              <RecentOrders />
            </Section>
          </div>
          <Section title="Membership">
            <p className={classes.growth}>One growth value for every US dollar you spend, and it never expires.</p>
            <NextLevelSaving level={data?.membershipLevel ?? null} className={classes.growth} />
            <LevelLadder current={data?.membershipLevel ?? null} />
          </Section>
        </div>
      )}
    </AccountLayout>
  );
}

function Overview({ profile }: { profile: Profile | undefined }) {
  const { format } = useCurrency();
  const level = findLevel(profile?.membershipLevel);
  const spent = amountInCents(profile?.totalSpent);
  return (
    <Figures
      label="Your account"
      loading={!profile}
      figures={[
        { label: 'Name', value: profile?.name || 'Not given' },
        { label: 'Email', value: profile?.email },
        { label: 'Phone', value: profile?.phone || 'Not given' },
        { label: 'Membership', value: level?.label, detail: level?.name ?? null },
        { label: 'Growth value', value: profile && formatCount(profile.growthValue) },
        { label: 'Total spent', value: spent !== null && <Money text={format(spent)} /> },
      ]}
    />
  );
}

function Section({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      <SectionBoundary failure={`${title} could not be shown`}>{children}</SectionBoundary>
    </section>
  );
}
