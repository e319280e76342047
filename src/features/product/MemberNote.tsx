import { findLevel } from '@/domain/membership';
import { percentText } from '@/domain/money';
import { useCurrentUser } from '@/features/session/currentUser';
import classes from './MemberNote.module.css';

/** A signed-in buyer's level takes its part off the whole cart, so no price on this page shows it yet (D-24). */
export function MemberNote() {
  const level = findLevel(useCurrentUser().data?.membershipLevel);
  if (!level) return null;
  return (
    <p className={classes.root}>
      Your {level.label} level takes a further {percentText(level.discount)}% off in the cart.
    </p>
  );
}
