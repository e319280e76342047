import { Button, VisuallyHidden } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/icons/IconShoppingCart';
import { Link } from 'react-router-dom';
import { formatCount } from '@/lib/count';
import { paths } from '@/lib/paths';
import { useCartCount } from './cartQuery';
import classes from './CartLink.module.css';

/** The cart button of the header, with the total quantity of all lines. */
export function CartLink() {
  const count = useCartCount();
  const name = count === null ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${formatCount(count)} items`;
  return (
    <>
      <Button component={Link} to={paths.cart()} variant="default" size="sm" aria-label={name} className={classes.link}>
        <IconShoppingCart size={18} aria-hidden />
        {count !== null && count > 0 && (
          // The new key replays the animation for every new count.
          <span key={count} className={classes.badge} aria-hidden>
            {count > 999 ? '999+' : count}
          </span>
        )}
      </Button>
      <VisuallyHidden component="span" role="status">
        {count ? name : ''}
      </VisuallyHidden>
    </>
  );
}
