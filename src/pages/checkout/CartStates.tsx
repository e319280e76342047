import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import { LoginPrompt } from '@/features/session/LoginPrompt';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import type { CheckoutCart } from './useCheckoutCart';

/** Asks a visitor to log in, on a page about the cart. */
export function CartLoginPrompt() {
  const { pathname } = useLocation();
  return <LoginPrompt from={pathname}>Your cart and your membership discount belong to your account.</LoginPrompt>;
}

interface CartStatesProps extends Pick<CheckoutCart, 'cart' | 'membership' | 'lines'> {
  /** The page needs more than the cart, which is still loading. */
  loading?: boolean;
  /** Title of the state without lines. */
  emptyTitle: 'Empty Cart' | 'Cart is empty' | 'Your cart is empty';
  /** A payment is under way. The cart may be empty before the response of its own order arrives. */
  paying: boolean;
  /** The order that another tab has placed with this cart in the meantime. */
  placedElsewhere?: number | null;
  children: ReactNode;
}

/** A page about the cart: its pending, failed and empty states, or `children`, with a notice when the level is unknown. */
export function CartStates({ cart, membership, lines, loading = false, emptyTitle, ...rest }: CartStatesProps) {
  const { paying, placedElsewhere = null, children } = rest;
  if (cart.isPending || loading) return <Spinner label="Loading your cart" labelled centered />;
  if (cart.isLoadingError) return <CartFailed cart={cart} />;
  if (lines.length === 0 && paying) return <Spinner label="Processing..." labelled centered />;
  if (lines.length === 0) {
    return (
      <EmptyState
        illustration="empty-cart"
        title={emptyTitle}
        action={
          <Button component={Link} to={paths.home()}>
            Continue Shopping
          </Button>
        }
      >
        {placedElsewhere === null ? (
          'Add some products to your cart before you check out.'
        ) : (
          <>
            You have placed{' '}
            <Link to={paths.orderConfirmation(placedElsewhere)} replace>
              order {placedElsewhere}
            </Link>{' '}
            in another tab.
          </>
        )}
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <MembershipFailed membership={membership} />
      {children}
    </Stack>
  );
}

/** Why a summary's figures are not known, with Retry; nothing while they are loading. */
export function MissingFigures({ cart, membership, figures }: Pick<CheckoutCart, 'cart' | 'membership' | 'figures'>) {
  if (cart.isLoadingError) return <CartFailed cart={cart} />;
  if (figures.unpriced > 0) return <p>Some prices are not known yet</p>;
  return <MembershipFailed membership={membership} />;
}

function CartFailed({ cart }: Pick<CheckoutCart, 'cart'>) {
  return (
    <ErrorState
      title="Your cart could not be loaded"
      message={`You can pay once it is here. ${errorMessage(cart.error)}`}
      busy={cart.isFetching}
      onRetry={() => void cart.refetch()}
    />
  );
}

function MembershipFailed({ membership }: Pick<CheckoutCart, 'membership'>) {
  return (
    membership.failed && (
      <ErrorState
        title="Your membership level could not be loaded"
        message="You can pay once your discount is known."
        busy={membership.isFetching}
        onRetry={() => void membership.refetch()}
      />
    )
  );
}
