import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CheckoutSteps } from '@/features/cart/CheckoutSteps';
import { BRAND } from '@/lib/brand';
import { hidesChrome, paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import classes from './CheckoutFrame.module.css';

interface CheckoutFrameProps {
  title: string;
  /** The current one of the three steps of a purchase. */
  step: 2 | 3;
  breadcrumbs?: ReactNode;
  children: ReactNode;
}

/** Frame of a checkout page: its own header where the shop's is hidden, the title, and the content. */
export function CheckoutFrame({ title, step, breadcrumbs, children }: CheckoutFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      {hidesChrome(pathname) && (
        <header className={classes.top}>
          <Link to={paths.home()} className={classes.logo} aria-label={`${BRAND.name}, home`}>
            <Logo />
          </Link>
          <CheckoutSteps current={step} />
        </header>
      )}
      {breadcrumbs && <div className={classes.breadcrumbs}>{breadcrumbs}</div>}
      <h1 className={classes.title}>{title}</h1>
      <SectionBoundary failure="This page could not be shown">{children}</SectionBoundary>
    </div>
  );
}
