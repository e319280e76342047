import { Drawer } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CurrencyMenu } from '@/features/currency/CurrencyMenu';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { ColorSchemeSwitch } from '@/ui/ColorSchemeSwitch';
import classes from './HeaderDrawer.module.css';
import { MainNav } from './MainNav';

interface HeaderDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** What does not fit in the header on a phone: main menu, currency, color scheme, help and phone number. */
export function HeaderDrawer({ opened, onClose }: HeaderDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Menu"
      size="min(340px, 88vw)"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <MainNav stacked onNavigate={onClose} />
      <dl className={classes.choices}>
        <dt>Currency</dt>
        <dd>
          <CurrencyMenu />
        </dd>
        <dt>Appearance</dt>
        <dd>
          <ColorSchemeSwitch />
        </dd>
      </dl>
      <div className={classes.service}>
        <Link to={paths.support()} onClick={onClose}>
          Help
        </Link>
        <a href={BRAND.phoneHref}>{BRAND.phone}</a>
      </div>
    </Drawer>
  );
}
