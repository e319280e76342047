import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { percentText, type Cents } from '@/domain/money';
import { findLevel } from '@/domain/membership';
import { useMembership } from '@/features/session/useMembership';
import { paths } from '@/lib/paths';
import classes from './MembershipBanner.module.css';
import { orderGrowthText } from './orderGrowth';

interface MembershipBannerProps {
  /** What the cart costs at checkout, USD cents; null while it is not known. */
  orderTotal: Cents | null;
}

/** The buyer's level, its discount, and what the order does for the next level, or an error with a Retry button. */
export function MembershipBanner({ orderTotal }: MembershipBannerProps) {
  const { data, isPending, failed, isFetching, refetch } = useMembership();
  if (failed) {
    return (
      <p className={classes.banner} role="alert">
        Your membership level could not be loaded, so its discount is not in these totals.{' '}
        <button
          type="button"
          className={classes.retry}
          aria-disabled={isFetching}
          onClick={() => !isFetching && void refetch()}
        >
          Retry
        </button>
      </p>
    );
  }
  if (isPending) {
    return (
      <p className={classes.banner} aria-hidden>
        <Skeleton component="span" className={classes.pending} />
      </p>
    );
  }
  const level = data && findLevel(data.currentLevel.level);
  if (!level) return null;
  const growth = orderTotal === null ? null : orderGrowthText(data, orderTotal);
  return (
    <p className={classes.banner}>
      <strong>
        {level.label}
        {level.name && ` ${level.name}`}
      </strong>{' '}
      takes {percentText(level.discount)}% off your subtotal. <Link to={paths.membership()}>See all levels</Link>
      {growth && <span className={classes.growth}>Once paid, this order takes {growth}</span>}
    </p>
  );
}
