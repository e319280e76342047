import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StockStatus } from '@/api/types';
import { chosenOptions, type ChosenOptions, defaultOption } from '@/domain/product/productOptions';
import type { Surface } from '@/domain/product/quantityDiscount';
import type { Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { paths } from '@/lib/paths';
import { ProductImage } from '@/ui/ProductImage';
import { StatusBadge } from '@/ui/StatusBadge';
import { Swatches } from '@/ui/Swatches';
import { CardLadder, CardPrice, cardPrices } from './CardPrice';
import classes from './ProductCard.module.css';
import { categoryTint } from './categories';

/** Swatches on a card; further colours are counted and wait on the product's page. */
const SWATCHES = 5;

/** What stands at the foot of a card; `titleId` names the product that a button there is about. */
export type CardAction = (product: Product, choice: ChosenOptions, titleId: string) => ReactNode;

interface ProductCardProps {
  product: Product;
  /** Which reading of the quantity discounts the card prints (D-01, D-230). */
  surface: Surface;
  /** The level of the name's heading. */
  level?: 2 | 3;
  /** Among the pictures that a visitor sees first. */
  priority?: boolean;
  action?: CardAction;
}

/** A product in a grid. Picture and name lead to its page; the first colour is picked from the start (S1 4, D-146). */
export function ProductCard({ product, surface, level = 2, priority = false, action }: ProductCardProps) {
  const titleId = useId();
  const [choice, setChoice] = useState(() => defaultCardChoice(product));
  const [secondView, setSecondView] = useState<'unasked' | 'coming' | 'here'>('unasked');
  const { colors } = product;
  const picked = colors.find(({ name }) => name === choice.color);
  const [firstImage, secondImage] = product.images;
  const image = picked?.image ?? firstImage;
  const hasSecondView = secondImage !== undefined && image === firstImage;
  const prices = cardPrices(product, surface);
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      {/* The name below is the same link; one stop for keys and screen readers is enough. */}
      <Link
        to={paths.product(product.slug)}
        className={classes.tile}
        tabIndex={-1}
        aria-hidden
        style={{ backgroundColor: categoryTint(product.categoryId) }}
        data-turns={(hasSecondView && secondView === 'here') || undefined}
        onPointerEnter={() => setSecondView((was) => (was === 'unasked' ? 'coming' : was))}
        onLoadCapture={({ target, currentTarget }) => {
          if (target !== currentTarget.firstChild) setSecondView('here');
        }}
      >
        <ProductImage name={image} alt="" priority={priority} className={classes.picture} />
        {/* Asked for when somebody points at the card: a list would fetch dozens that nobody sees. */}
        {hasSecondView && secondView !== 'unasked' && (
          <ProductImage name={secondImage} alt="" className={classes.second} />
        )}
      </Link>
      {colors.length > 0 && (
        <Swatches
          options={colors}
          value={choice.color}
          onChange={(color) => color !== null && setChoice({ ...choice, color })}
          label={`Color of ${product.name}`}
          variant="dots"
          limit={SWATCHES}
        />
      )}
      <Heading id={titleId} className={classes.name}>
        <Link to={paths.product(product.slug)}>{product.name}</Link>
      </Heading>
      <CardPrice prices={prices} />
      <CardLadder prices={prices} detailed={surface === 'home'} />
      <CardStock product={product} />
      {action && <div className={classes.action}>{action(product, choice, titleId)}</div>}
    </article>
  );
}

/** Each status has a shape of its own. */
export const STOCK_TONES = {
  in_stock: 'good',
  low_stock: 'warning',
  out_of_stock: 'neutral',
} as const satisfies Record<StockStatus, string>;

/** Stock and region in words. */
export function CardStock({ product }: { product: Product }) {
  return (
    <p className={classes.line}>
      <StatusBadge tone={STOCK_TONES[product.stockStatus]} variant="plain">
        {stockWords(product)}
      </StatusBadge>
      <span>{product.region} stock</span>
    </p>
  );
}

/** What a card adds before anything is picked: the first colour (S1 4), and the choice that its price is for. */
export function defaultCardChoice(product: Product): ChosenOptions {
  return chosenOptions(product, product.colors[0]?.name ?? null, defaultOption(product));
}
