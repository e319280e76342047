import { Title, VisuallyHidden } from '@mantine/core';
import IconStarFilled from '@tabler/icons-react/icons/IconStarFilled';
import type { Product } from '@/domain/product/readProduct';
import { displayFigures } from './ProductTabs';
import { StockFacts } from './StockFacts';
import classes from './ProductHeading.module.css';

/** Name, rating, reviews, pieces sold, and stock. The item number is the product's id (D-173). */
export function ProductHeading({ product }: { product: Product }) {
  const { rating, reviews, sold } = displayFigures(product);
  return (
    <header className={classes.root}>
      <p className={classes.eyebrow}>
        {product.brand && <span>{product.brand}</span>}
        <span>Item {product.id}</span>
      </p>
      <Title order={1} className={classes.name}>
        {product.name}
      </Title>
      <div className={classes.facts}>
        <ul className={classes.figures} aria-label="What buyers say">
          <li className={classes.rating}>
            <IconStarFilled size={16} aria-hidden="true" />
            <strong>{rating}</strong>
            <VisuallyHidden component="span">out of 5</VisuallyHidden>
          </li>
          <li>{reviews} reviews</li>
          <li>{sold} sold</li>
        </ul>
        <StockFacts product={product} />
      </div>
    </header>
  );
}
