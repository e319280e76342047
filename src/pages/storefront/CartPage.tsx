import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '@/api/errors';
import type { CartItem } from '@/domain/order/readCart';
import { cartFigures, createLinePricer } from '@/features/cart/cartFigures';
import { useCart } from '@/features/cart/cartQuery';
import { CartSkeleton, CartTable } from '@/features/cart/CartTable';
import { CheckoutSteps } from '@/features/cart/CheckoutSteps';
import { OrderSummary } from '@/features/cart/OrderSummary';
import { applyDrafts, useQuantityDrafts } from '@/features/cart/quantityDrafts';
import { MembershipBanner } from '@/features/membership/MembershipBanner';
import { useUnsettledOrder } from '@/features/payments/unsettledOrders';
import { useMembership } from '@/features/session/useMembership';
import { useLoginPrompt, useSession } from '@/features/session/SessionContext';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Logo } from '@/ui/Logo';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './CartPage.module.css';

const NO_LINES: readonly CartItem[] = [];

/** /cart: the lines, their totals, and the link to checkout. A visitor sees an empty cart (D-71). */
export default function CartPage() {
  const { token, expired } = useSession();
  const prompt = useLoginPrompt();
  const cart = useCart();
  const unsettled = useUnsettledOrder();
  const membership = useMembership();
  const level = membership.data?.currentLevel.level ?? null;
  const serverLines = (token ? cart.data : null) ?? NO_LINES;
  const quantities = useQuantityDrafts();
  const { drafts } = quantities;
  const [priceLine] = useState(createLinePricer);
  const lines = useMemo(() => applyDrafts(serverLines, drafts), [serverLines, drafts]);
  const figures = useMemo(() => cartFigures(lines, level, priceLine), [lines, level, priceLine]);

  return (
    <div className={classes.page}>
      <PageTitle title="Shopping Cart" />
      <header className={classes.top}>
        <Link to={paths.home()} className={classes.logo} aria-label={`${BRAND.name}, home`}>
          <Logo />
        </Link>
        <CheckoutSteps current={1} />
      </header>
      <h1 className={classes.title}>Shopping Cart</h1>
      {unsettled && (
        <p className={classes.news} role="status">
          A payment of yours has no confirmed order yet. <Link to={paths.checkout()}>Finish that order</Link>
        </p>
      )}
      {token && cart.isRefetchError && (
        <div className={classes.news}>
          <ErrorState
            title="Your cart could not be refreshed"
            message={`What you see here may be out of date. ${errorMessage(cart.error)}`}
            busy={cart.isFetching}
            onRetry={() => void cart.refetch()}
          />
        </div>
      )}
      {token && cart.isPending ? (
        <CartSkeleton />
      ) : token && cart.isLoadingError ? (
        <ErrorState
          title="Your cart could not be loaded"
          message={errorMessage(cart.error)}
          busy={cart.isFetching}
          onRetry={() => void cart.refetch()}
        />
      ) : expired ? (
        <EmptyState
          illustration="empty-cart"
          title="Your session has expired"
          action={<Button onClick={() => prompt.ask('login')}>Login</Button>}
        >
          Log in again to see your cart
        </EmptyState>
      ) : lines.length === 0 ? (
        <EmptyState
          illustration="empty-cart"
          title="Your cart is empty"
          action={
            <Button component={Link} to={paths.home()}>
              Continue Shopping
            </Button>
          }
        >
          Add some products to your cart to get started
        </EmptyState>
      ) : (
        <div className={classes.columns}>
          <div>
            <SectionBoundary failure="The lines of your cart could not be shown">
              <CartTable lines={lines} figures={figures} {...quantities} />
            </SectionBoundary>
          </div>
          <SectionBoundary failure="The summary of your order could not be shown">
            <OrderSummary
              lines={lines}
              figures={figures}
              level={membership.isPending ? 'pending' : level}
              banner={<MembershipBanner orderTotal={figures.unpriced > 0 ? null : figures.checkout.total} />}
              isChanging={drafts.size > 0}
            />
          </SectionBoundary>
        </div>
      )}
    </div>
  );
}
