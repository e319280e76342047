import { useId } from 'react';
import { Link } from 'react-router-dom';
import { centsFromText } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { paths } from '@/lib/paths';
import { Money } from '@/ui/Money';
import { ProductImage } from '@/ui/ProductImage';
import classes from './RecentlyViewed.module.css';
import type { ViewedProduct } from './recentlyViewedStore';
import { useRecentlyViewed } from './useRecentlyViewed';

/** How many products the home page shows (S1 9). */
const MAX_SHOWN = 4;

/** 'Recently Viewed', newest first; nothing if no product was viewed (S1 2). */
export function RecentlyViewed({ className }: { className?: string }) {
  const id = useId();
  const views = useRecentlyViewed().slice(0, MAX_SHOWN);
  if (views.length === 0) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>Recently Viewed</h2>
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view.id}>
            <ViewedProductLink view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ViewedProductLink({ view: { slug, name, image, price, from } }: { view: ViewedProduct }) {
  const { format } = useCurrency();
  const cents = centsFromText(price);
  return (
    <Link to={paths.product(slug)} className={classes.view}>
      <span className={classes.tile}>
        <ProductImage name={image} alt="" size={96} sizes="(max-width: 520px) 40vw, 72px" />
      </span>
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        {cents !== null && (
          <span>
            {from && <span className={classes.from}>from </span>}
            <Money text={format(cents)} size="sm" each />
          </span>
        )}
      </span>
    </Link>
  );
}
