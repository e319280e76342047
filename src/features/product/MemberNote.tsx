import { rungOf } from '@/domain/membership';
import { percentText } from '@/domain/money';
import { useCurrentUser } from '@/features/session/currentUser';
import classes from './MemberNote.module.css';

/** A signed-in buyer's level takes its part off the whole cart, so no price on this page shows it yet (D-24). */
export function MemberNote() {
  const rung = rungOf(useCurrentUser().data?.membershipLevel);
  if (!rung) return null;
  return (
    <p className={classes.root}>
      Your {rung.label} level takes a further {percentText(rung.discount)}% off in the cart.
    </p>
  );
}
