import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { cartFigures, createLinePricer } from '@/features/cart/cartFigures';
import { useCart } from '@/features/cart/cartQuery';
import { LevelLadder } from '@/features/membership/LevelLadder';
import { StatusCard } from '@/features/membership/StatusCard';
import { useMembership } from '@/features/session/useMembership';
import { useLoginPrompt, useSession } from '@/features/session/SessionContext';
import { PageHeader } from '@/ui/PageHeader';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './MembershipPage.module.css';

/** The page at /membership: the seven levels, and the buyer's own status (S1 2). */
export default function MembershipPage() {
  const { token } = useSession();
  const level = useMembership().data?.currentLevel.level ?? null;
  const cartTotal = useCartTotal(level);
  return (
    <div className={classes.page}>
      <PageTitle title="Membership" />
      <PageHeader title="The more you buy, the less each order costs">
        One growth value for every US dollar you spend, and it never expires. Your level’s discount comes on top of the
        quantity price.
      </PageHeader>
      <SectionBoundary failure="Your membership could not be shown">
        {token ? <StatusCard cartTotal={cartTotal} /> : <SignupPrompt />}
      </SectionBoundary>
      <h2 className={classes.heading}>Seven levels</h2>
      <SectionBoundary failure="The levels could not be shown">
        <LevelLadder current={token ? level : null} />
      </SectionBoundary>
    </div>
  );
}

/** What the buyer's cart costs at checkout, USD cents. Null while it is not known, and for an empty cart. */
function useCartTotal(level: number | null): number | null {
  const { data: lines } = useCart();
  const [priceLine] = useState(createLinePricer);
  if (!lines || lines.length === 0) return null;
  const { unpriced, checkout } = cartFigures(lines, level, priceLine);
  return unpriced > 0 ? null : checkout.total;
}

/** Shown to visitors instead of the status card. */
function SignupPrompt() {
  const prompt = useLoginPrompt();
  return (
    <div className={classes.signup}>
      <p>
        New accounts start at V1 with 2% off every order.{' '}
        <span>
          Have an account?{' '}
          <Anchor component="button" type="button" inherit onClick={() => prompt.ask('login')}>
            Log in to see your level
          </Anchor>
        </span>
      </p>
      <Button size="md" onClick={() => prompt.ask('signup')}>
        Create Account &amp; Start Saving
      </Button>
    </div>
  );
}
