import { Link } from 'react-router-dom';
import { CATEGORY_LINKS } from '@/features/catalogue/categoryNames';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { Logo } from '@/ui/Logo';
import classes from './Footer.module.css';

/** About, quick links, categories, contact, privacy and terms (S1 2). */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <section className={classes.about}>
          <Logo />
          <p>{BRAND.about}</p>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick Links</h2>
          <ul>
            <li>
              <Link to={paths.products()}>All products</Link>
            </li>
            <li>
              <Link to={paths.membership()}>Membership levels</Link>
            </li>
            <li>
              <Link to={paths.shippingInfo()}>Shipping Info</Link>
            </li>
            <li>
              <Link to={paths.contact()}>Contact us</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">Categories</h2>
          <ul>
            {CATEGORY_LINKS.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.products({ category: slug })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact</h2>
          <ul>
            <li>
              <a href={BRAND.phoneHref}>{BRAND.phone}</a>
            </li>
            <li>
              <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
            </li>
            <li>{BRAND.hours}</li>
          </ul>
        </section>
      </div>
      <div className={classes.legal}>
        <span>Prices in US dollars, before shipping.</span>
        <span>
          <Link to={paths.privacy()}>Privacy</Link>
          <Link to={paths.terms()}>Terms</Link>
        </span>
      </div>
    </footer>
  );
}
