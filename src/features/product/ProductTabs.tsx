import { Tabs, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { memo, useId } from 'react';
import { DISPLAY_DEFAULTS, type Product } from '@/domain/product/readProduct';
import { Table } from '@/ui/Table';
import classes from './ProductTabs.module.css';

/** Tabs for description, specifications and reviews. The brief defines no reviews, so that tab has a placeholder (S1 2). Memoized, like the other parts that a press of Add to Cart does not change. */
export const ProductTabs = memo(function ProductTabs({ product }: { product: Product }) {
  const id = useId();
  const { description, features } = product;
  return (
    <section className={classes.root} aria-labelledby={id}>
      <VisuallyHidden component="h2" id={id}>
        Product details
      </VisuallyHidden>
      <Tabs defaultValue="description" keepMounted={false} classNames={{ tab: classes.tab }}>
        <Tabs.List>
          <Tabs.Tab value="description">Description</Tabs.Tab>
          <Tabs.Tab value="specifications">Specifications</Tabs.Tab>
          <Tabs.Tab value="reviews">Reviews</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="description" className={classes.panel}>
          {description && <p className={classes.description}>{description}</p>}
          {features.length > 0 && (
            <ul className={classes.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="specifications" className={classes.panel}>
          <SpecificationTable product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="reviews" className={classes.panel}>
          <p className={classes.description}>Customer reviews will be displayed here.</p>
        </Tabs.Panel>
      </Tabs>
    </section>
  );
});

/** The facts that every product has, then all other specifications. */
export function SpecificationTable({ product }: { product: Product }) {
  const { rating, reviews, sold } = displayFigures(product);
  const { brand, colors, models, hasAnc, weightGrams, otherSpecifications } = product;
  const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name).join(', ');
  const rows = new Map<string, string | number | null>([
    ['Item number', product.id],
    ['Brand', brand],
    ['Rating', `${rating} / 5`],
    ['Reviews', reviews],
    ['Units sold', sold],
    ['ANC support', hasAnc ? 'Yes' : 'No'],
    ['Colors', namesOf(colors)],
    ['Models', namesOf(models)],
    ['Weight per piece', weightGrams ? `${weightGrams / 1000} kg` : null],
  ]);
  // Skips specifications that repeat a row above.
  for (const [label, value] of otherSpecifications) if (!rows.has(label)) rows.set(label, value);
  return (
    <Table aria-label="Specifications" className={classes.specifications}>
      <tbody>
        {[...rows].map(
          ([label, value]) =>
            value !== null &&
            value !== '' && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  );
}

/** Rating, reviews and pieces sold. Products without them show the display defaults (S1 9). */
export function displayFigures({ rating, reviews, sold }: Pick<Product, 'rating' | 'reviews' | 'sold'>) {
  return {
    rating: (rating ?? DISPLAY_DEFAULTS.rating).toFixed(1),
    reviews: reviews ?? DISPLAY_DEFAULTS.reviews,
    sold: sold ?? DISPLAY_DEFAULTS.sold,
  };
}
