import { NavLink, useLocation } from 'react-router-dom';
import { CATEGORY_LINKS } from '@/features/catalogue/categoryNames';
import { paths } from '@/lib/paths';
import classes from './MainNav.module.css';

interface MainNavProps {
  /** One under the other, for the drawer of a phone. */
  stacked?: boolean;
  onNavigate?: () => void;
}

/** Home, Products, the six categories, Membership and Contact. */
export function MainNav({ stacked = false, onNavigate }: MainNavProps) {
  const { pathname, search } = useLocation();
  const category = pathname === '/products' ? new URLSearchParams(search).get('category') : null;
  const link = (to: string, label: string, current: boolean) => (
    <li key={to}>
      <NavLink to={to} end className={classes.link} aria-current={current ? 'page' : undefined} data-current={current || undefined} onClick={onNavigate}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label={stacked ? 'Menu' : 'Main'}>
      <ul className={stacked ? classes.stacked : classes.row}>
        {link(paths.home(), 'Home', pathname === '/')}
        {link(paths.products(), 'Products', pathname === '/products' && category === null)}
        {CATEGORY_LINKS.map(({ slug, name }) => link(paths.products({ category: slug }), name, category === slug))}
        {link(paths.membership(), 'Membership', pathname === '/membership')}
        {link(paths.contact(), 'Contact', pathname === '/contact')}
      </ul>
    </nav>
  );
}
