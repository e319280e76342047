import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCategoryLinks } from '@/features/catalogue/categories';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import classes from './Footer.module.css';

interface FooterLink {
  to: string;
  name: string;
}

const QUICK_LINKS: FooterLink[] = [
  { to: paths.products(), name: 'All products' },
  { to: paths.membership(), name: 'Membership levels' },
  { to: paths.shippingInfo(), name: 'Shipping Info' },
  { to: paths.support(), name: 'Help and support' },
  { to: paths.contact(), name: 'Contact us' },
];

function LinkList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** About, quick links, categories, contact, privacy and terms (S1 2). */
export function Footer() {
  const id = useId();
  const categories = useCategoryLinks().map(({ slug, name }) => ({ to: paths.products({ category: slug }), name }));
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <section className={classes.about} aria-label={`About ${BRAND.name}`}>
          <Logo name={BRAND.name} />
          <p className={classes.tagline}>{BRAND.tagline}</p>
          <p>{BRAND.about}</p>
        </section>
        <LinkList title="Quick Links" links={QUICK_LINKS} />
        <LinkList title="Categories" links={categories} />
        <section aria-labelledby={id} className={classes.contact}>
          <h2 id={id}>Contact</h2>
          <ul>
            <li>
              <a href={BRAND.phoneHref}>{BRAND.phone}</a>
            </li>
            <li>
              <a href={BRAND.emailHref}>{BRAND.email}</a>
            </li>
            <li className={classes.hours}>{BRAND.hours}</li>
          </ul>
        </section>
        <div className={classes.legal}>
          <Link to={paths.privacy()}>Privacy</Link>
          <Link to={paths.terms()}>Terms</Link>
          <span>Orders are charged in US dollars.</span>
        </div>
      </div>
    </footer>
  );
}
