import { Link, useLocation } from 'react-router-dom';
import { useCategoryLinks } from '@/features/catalogue/categories';
import { paths } from '@/lib/paths';
import classes from './MainNav.module.css';

interface MainNavProps {
  /** Vertical, for the drawer. */
  stacked?: boolean;
  onNavigate?: () => void;
}

/** Home, Products, the categories, Membership and Contact (S1 2). */
export function MainNav({ stacked = false, onNavigate }: MainNavProps) {
  const { pathname, search } = useLocation();
  const categories = useCategoryLinks();
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const listedCategory = path === paths.products() ? new URLSearchParams(search).get('category') : null;
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
        {link(paths.home(), 'Home', path === paths.home())}
        {link(paths.products(), 'Products', path === paths.products() && listedCategory === null)}
        {categories.map(({ slug, name }, index) =>
          link(
            paths.products({ category: slug }),
            name,
            listedCategory === slug || path === paths.category(slug),
            index === 0 ? classes.categories : '',
          ),
        )}
        {link(paths.membership(), 'Membership', path === paths.membership(), classes.about)}
        {link(paths.contact(), 'Contact', path === paths.contact())}
      </ul>
    </nav>
  );
}
