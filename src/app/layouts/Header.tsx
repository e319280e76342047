import { Burger } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CartLink } from '@/features/cart/CartLink';
import { SearchBox } from '@/features/catalogue/SearchBox';
import { CurrencyMenu } from '@/features/currency/CurrencyMenu';
import { AccountMenu } from '@/features/session/AccountMenu';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ColorSchemeSwitch } from '@/ui/ColorSchemeSwitch';
import { LazyComponent, prefetchComponent } from '@/ui/LazyComponent';
import { Logo } from '@/ui/Logo';
import classes from './Header.module.css';
import { MainNav } from './MainNav';

const loadDrawer = async () => (await import('./HeaderDrawer')).HeaderDrawer;

const blurOnEscape = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur();
};

/** Promo banner, logo, search, account, cart, currency, color scheme and category menu (S1 2, D-232). */
export function Header() {
  const { key } = useLocation();
  // The drawer is open for one location only, so that any navigation closes it. Null until it is opened the first time.
  const [drawer, setDrawer] = useState<{ openOn: string | null } | null>(null);
  const drawerOpen = drawer?.openOn === key;
  const burger = useRef<HTMLButtonElement>(null);
  const closeDrawer = () => {
    setDrawer({ openOn: null });
    // Mantine returns the focus only if the drawer was mounted before it opened, and it mounts when first opened.
    burger.current?.focus({ preventScroll: true });
  };
  return (
    <header>
      <div className={classes.banner} role="region" aria-label="Promotion">
        <div className={classes.bannerInner}>
          <p>
            <strong>{BRAND.promo}</strong> <span className={classes.wide}>{BRAND.promoMore}</span>
          </p>
          <div className={`${classes.service} ${classes.wide}`}>
            <a href={BRAND.phoneHref}>{BRAND.phone}</a>
            <Link to={paths.support()}>Help</Link>
          </div>
        </div>
      </div>
      <div className={classes.bar}>
        <div className={classes.inner}>
          <Burger
            ref={burger}
            className={classes.burger}
            opened={drawerOpen}
            size="sm"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onPointerEnter={() => prefetchComponent(loadDrawer)}
            onFocus={() => prefetchComponent(loadDrawer)}
            onClick={() => setDrawer({ openOn: key })}
          />
          <Link to={paths.home()} className={classes.logo} aria-label={`${BRAND.name}, home`}>
            <Logo name={BRAND.name} />
          </Link>
          {/* On phones the search field is expanded while it has the focus. */}
          <div role="presentation" className={classes.search} onKeyDown={blurOnEscape}>
            <SearchBox />
          </div>
          <div className={classes.tools}>
            <span className={`${classes.choices} ${classes.wide}`}>
              <CurrencyMenu />
              <ColorSchemeSwitch />
            </span>
            <span className={classes.account}>
              <AccountMenu />
            </span>
            <CartLink />
          </div>
        </div>
        <div className={`${classes.nav} ${classes.wide}`}>
          <MainNav />
        </div>
      </div>
      <LazyComponent load={loadDrawer} active={drawer !== null} onFailed={() => setDrawer(null)}>
        {(HeaderDrawer) => <HeaderDrawer opened={drawerOpen} onClose={closeDrawer} />}
      </LazyComponent>
    </header>
  );
}
