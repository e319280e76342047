import { Tabs, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useId } from 'react';
import type { Product } from '@/domain/product/readProduct';
import { SpecificationTable } from './SpecificationTable';
import classes from './ProductTabs.module.css';

/** Description, specifications and the place of the reviews, whose content the brief leaves out (S1 2). */
export function ProductTabs({ product }: { product: Product }) {
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
}
