import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { CartLink } from '@/features/cart/CartLink';
import { SearchBox } from '@/features/catalogue/SearchBox';
import { CurrencyMenu } from '@/features/currency/CurrencyMenu';
import { AccountMenu } from '@/features/session/AccountMenu';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ColorSchemeSwitch } from '@/ui/ColorSchemeSwitch';
import { Logo } from '@/ui/Logo';
import classes from './Header.module.css';
import { MainNav } from './MainNav';

/** Promo banner, logo, search, account, cart, currency and category menu (S1 2). */
export function Header() {
  const [drawerOpen, drawer] = useDisclosure(false);
  return (
    <header>
      <div className={classes.banner} role="region" aria-label="Promotion">
        <p>{BRAND.promo}</p>
        <div className={classes.service}>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
          <Link to={paths.support()}>Help</Link>
        </div>
      </div>
      <div className={classes.bar}>
        <div className={classes.inner}>
          <Burger className={classes.burger} opened={drawerOpen} onClick={drawer.toggle} size="sm" aria-label="Menu" aria-expanded={drawerOpen} />
          <Link to={paths.home()} className={classes.logo} aria-label={`${BRAND.name}, home`}>
            <Logo />
          </Link>
          <div className={classes.search}>
            <SearchBox />
          </div>
          <div className={classes.tools}>
            <span className={classes.wideOnly}>
              <CurrencyMenu />
              <ColorSchemeSwitch />
            </span>
            <AccountMenu />
            <CartLink />
          </div>
        </div>
        <div className={classes.navRow}>
          <MainNav />
        </div>
      </div>
      <Drawer opened={drawerOpen} onClose={drawer.close} title={BRAND.name} size="min(320px, 86vw)" closeButtonProps={{ 'aria-label': 'Close menu' }}>
        <MainNav stacked onNavigate={drawer.close} />
        <div className={classes.drawerTools}>
          <CurrencyMenu />
          <ColorSchemeSwitch />
        </div>
        <div className={classes.drawerService}>
          <Link to={paths.support()} onClick={drawer.close}>
            Help
          </Link>
          <a href={BRAND.phoneHref}>{BRAND.phone}</a>
        </div>
      </Drawer>
    </header>
  );
}
