import { Link, useLocation } from 'react-router-dom';
import { CATEGORY_LINKS } from '@/features/catalogue/categoryNames';
import { paths } from '@/lib/paths';
import classes from './MainNav.module.css';

interface MainNavProps {
  /** One under the other, for the drawer. */
  stacked?: boolean;
  onNavigate?: () => void;
}

/** Home, Products, the six categories, Membership and Contact (S1 2). */
export function MainNav({ stacked = false, onNavigate }: MainNavProps) {
  const { pathname, search } = useLocation();
  const here = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const listed = here === paths.products() ? new URLSearchParams(search).get('category') : null;
  const link = (to: string, label: string, current: boolean, group = '') => (
    <li key={to} className={group}>
      <Link to={to} className={classes.link} aria-current={current ? 'page' : undefined} onClick={onNavigate}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={stacked ? 'Menu' : 'Main'}>
      <ul className={stacked ? classes.stacked : classes.row}>
        {link(paths.home(), 'Home', here === paths.home())}
        {link(paths.products(), 'Products', here === paths.products() && listed === null)}
        {CATEGORY_LINKS.map(({ slug, name }, index) =>
          link(
            paths.products({ category: slug }),
            name,
            listed === slug || here === paths.category(slug),
            index === 0 ? classes.categories : '',
          ),
        )}
        {link(paths.membership(), 'Membership', here === paths.membership(), classes.about)}
        {link(paths.contact(), 'Contact', here === paths.contact())}
      </ul>
    </nav>
  );
}
