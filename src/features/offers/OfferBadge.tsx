import { UnstyledButton } from '@mantine/core';
import IconTag from '@tabler/icons-react/icons/IconTag';
import { OFFER } from '@/domain/offer';
import classes from './OfferBadge.module.css';
import { OFFER_WORDS } from './offerWords';

/** The hero's mark of the offer; opens the popup with the code. */
export function OfferBadge({ onOpen }: { onOpen: () => void }) {
  return (
    <UnstyledButton className={classes.badge} aria-haspopup="dialog" onClick={onOpen}>
      <IconTag size={16} stroke={1.75} aria-hidden />
      <span>
        {OFFER_WORDS.title} <span className={classes.code}>{OFFER.code}</span>
      </span>
    </UnstyledButton>
  );
}
