import { Progress, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useId } from 'react';
import { errorMessage } from '@/api/errors';
import type { MembershipInfo } from '@/api/types';
import { growthFromSpent, displayedProgress, findLevel } from '@/domain/membership';
import { centsFromNumber, percentText, type Cents } from '@/domain/money';
import { useMembership } from '@/features/session/useMembership';
import { formatCount } from '@/lib/count';
import { ErrorState } from '@/ui/ErrorState';
import { orderGrowthText } from './orderGrowth';
import classes from './StatusCard.module.css';

interface StatusCardProps {
  /** What the cart costs at checkout, USD cents; null for an empty cart, or while it is not known. */
  cartTotal: Cents | null;
}

/** A signed-in buyer's level, discount, growth value and progress to the next level (S1 2), and what the cart adds to it. */
export function StatusCard({ cartTotal }: StatusCardProps) {
  const membership = useMembership();
  if (membership.failed) {
    return (
      <ErrorState
        title="Your membership could not be loaded"
        message={errorMessage(membership.error)}
        busy={membership.isFetching}
        onRetry={() => void membership.refetch()}
      />
    );
  }
  if (!membership.data) return <StatusCardSkeleton />;
  return <MembershipStatus info={membership.data} cartTotal={cartTotal} />;
}

/** The size of the loaded card, so that nothing below shifts. */
function StatusCardSkeleton() {
  return (
    <div className={classes.card} role="status" aria-label="Loading your membership">
      <div className={classes.facts} aria-hidden>
        {['level', 'discount', 'growth'].map((fact) => (
          <div key={fact} className={classes.skeleton}>
            <Skeleton height={14} width={72} />
            <Skeleton height={26} width={72} />
          </div>
        ))}
      </div>
      <div aria-hidden>
        <Skeleton height={12} radius="full" />
        <div className={classes.progressText}>
          <Skeleton height={14} width={200} my={4} />
          <Skeleton height={14} width={150} my={4} />
        </div>
        <p className={classes.growth} />
      </div>
    </div>
  );
}

function MembershipStatus({ info, cartTotal }: StatusCardProps & { info: MembershipInfo }) {
  const id = useId();
  const level = findLevel(info.currentLevel.level);
  const next = info.nextLevel && findLevel(info.nextLevel.level);
  const { growthValue } = growthFromSpent(centsFromNumber(info.totalPurchase) ?? 0);
  const { percent, needed, congratulations } = displayedProgress(info);
  const growth = cartTotal === null ? null : orderGrowthText(info, cartTotal);
  const text = congratulations
    ? "Congratulations! You've reached the next level!"
    : `${formatCount(needed ?? 0)} more growth value needed`;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <dl className={classes.facts}>
        <div>
          <dt id={id}>Your level</dt>
          <dd>
            {level?.label} {level?.name && <span>{level.name}</span>}
          </dd>
        </div>
        <div>
          <dt>Discount</dt>
          <dd>{level && `${percentText(level.discount)}%`}</dd>
        </div>
        <div>
          <dt>Growth value</dt>
          <dd>{formatCount(growthValue)}</dd>
        </div>
      </dl>
      <div>
        <Progress.Root size="lg">
          <Progress.Section
            value={percent}
            aria-label={next ? `Growth value toward ${next.label}` : 'Growth value, all levels reached'}
            aria-valuetext={`${percent}%, ${text}`}
          />
        </Progress.Root>
        <p className={classes.progressText}>
          <span>{text}</span>
          {next && (
            <span className={classes.next}>
              Next: {next.label} {next.name}, {percentText(next.discount)}% off
            </span>
          )}
        </p>
        <p className={classes.growth}>
          {growth && <strong>Your cart takes {growth} </strong>}
          Growth value rises when an order is paid, by its total with shipping, in whole US dollars.
        </p>
      </div>
    </section>
  );
}
