import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import classes from './HomePageHero.module.css';

interface HomePageHeroProps {
  /** The new-customer offer, while it is valid. */
  badge: ReactNode;
  /** The featured products (D-76). */
  children: ReactNode;
}

/** The hero: tagline, introduction and two links to the products (D-210). */
export function HomePageHero({ badge, children }: HomePageHeroProps) {
  return (
    <section className={classes.hero} aria-label="Welcome">
      <div className={classes.stage}>
        <div className={classes.text}>
          {badge}
          <h1 className={classes.title}>{BRAND.tagline}</h1>
          <p className={classes.lead}>
            Consumer technology by the piece, the box or the pallet. Every product prints its whole price ladder: the
            more you take, the less each one costs.
          </p>
          <div className={classes.actions}>
            <Button component={Link} to={paths.products()} size="lg">
              Shop Now
            </Button>
            <Button component={Link} to={paths.products()} size="lg" variant="default">
              View Catalog
            </Button>
          </div>
        </div>
        <img
          className={classes.illustration}
          src={`${import.meta.env.BASE_URL}art/hero.svg`}
          alt=""
          width={1200}
          height={800}
          fetchPriority="high"
          decoding="async"
        />
      </div>
      {children}
    </section>
  );
}
