import { type ReactNode, use, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StockStatus } from '@/api/types';
import { cardPrices } from '@/domain/product/cardPrices';
import { chosenOptions, type ChosenOptions, defaultOption } from '@/domain/product/productOptions';
import type { Surface } from '@/domain/product/quantityDiscount';
import type { Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { paths } from '@/lib/paths';
import { ProductImage } from '@/ui/ProductImage';
import { StatusBadge } from '@/ui/StatusBadge';
import { Swatches } from '@/ui/Swatches';
import { CardLadder, CardPrice } from './CardPrice';
import { useIsOtherRegion } from './CartRegionContext';
import { OtherRegionButton } from './OtherRegionButton';
import classes from './ProductCard.module.css';
import { ProductNoteContext } from './ProductNoteContext';
import { categoryTint } from './categories';

/** Further colors are only counted. */
const MAX_SWATCHES = 5;
/** The picture's largest width on a desktop, and its width in two columns on a phone. */
const CARD_PICTURE = '(max-width: 640px) 36vw, 280px';

/** Renders the button of a card. `titleId` is the id of the product's name, for aria-describedby. */
export type CardAction = (product: Product, options: ChosenOptions, titleId: string) => ReactNode;

interface ProductCardProps {
  product: Product;
  /** Which discount table the card prints: home page or product (D-01, D-230). */
  surface: Surface;
  /** Heading level of the name. */
  level?: 2 | 3;
  /** Loads the picture early, because it is in the first screen. */
  priority?: boolean;
  action?: CardAction;
}

/** A product in a grid. Picture and name link to its page; the first color is preselected (S1 4, D-146). */
export function ProductCard({ product, surface, level = 2, priority = false, action }: ProductCardProps) {
  const titleId = useId();
  const [options, setOptions] = useState(() => defaultCardOptions(product));
  const [hoverImageState, setHoverImageState] = useState<'idle' | 'loading' | 'loaded'>('idle');
  const { colors } = product;
  const selectedColor = colors.find(({ name }) => name === options.color);
  const [firstImage, hoverImage] = product.images;
  const image = selectedColor?.image ?? firstImage;
  const hasHoverImage = hoverImage !== undefined && image === firstImage;
  const prices = cardPrices(product, surface);
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      {/* The name below is the same link, so keyboards and screen readers skip this one. */}
      <Link
        to={paths.product(product.slug)}
        className={classes.tile}
        tabIndex={-1}
        aria-hidden
        style={{ backgroundColor: categoryTint(product.categoryId) }}
        data-hover-image={(hasHoverImage && hoverImageState === 'loaded') || undefined}
        onPointerEnter={() => setHoverImageState((state) => (state === 'idle' ? 'loading' : state))}
        onLoadCapture={({ target, currentTarget }) => {
          if (target !== currentTarget.firstChild) setHoverImageState('loaded');
        }}
      >
        <ProductImage name={image} alt="" sizes={CARD_PICTURE} priority={priority} className={classes.picture} />
        {/* Fetched on hover only: a list has dozens of cards. */}
        {hasHoverImage && hoverImageState !== 'idle' && (
          <ProductImage name={hoverImage} alt="" sizes={CARD_PICTURE} className={classes.hoverImage} />
        )}
      </Link>
      {colors.length > 0 ? (
        <Swatches
          options={colors}
          value={options.color}
          onChange={(color) => color !== null && setOptions({ ...options, color })}
          label={`Color of ${product.name}`}
          variant="dots"
          limit={MAX_SWATCHES}
        />
      ) : (
        <span aria-hidden /> // the empty row
      )}
      <Heading id={titleId} className={classes.name}>
        <Link to={paths.product(product.slug)}>{product.name}</Link>
      </Heading>
      <CardPrice prices={prices} />
      <CardLadder prices={prices} detailed={surface === 'home'} />
      <CardStock product={product} />
      {action && <div className={classes.action}>{action(product, options, titleId)}</div>}
    </article>
  );
}

/** The badge tone of each stock status; each tone also has its own shape. */
export const STOCK_BADGE_TONES = {
  in_stock: 'good',
  low_stock: 'warning',
  out_of_stock: 'neutral',
} as const satisfies Record<StockStatus, string>;

/** Stock status and region; or, on the same line, that the cart holds the other region. Below them the list's note, if any. */
export function CardStock({ product }: { product: Product }) {
  const isOtherRegion = useIsOtherRegion(product);
  const note = use(ProductNoteContext)?.(product, 'card');
  if (isOtherRegion) {
    return (
      <p className={classes.stock}>
        <OtherRegionButton product={product} />
        {note && <span className={classes.note}>{note}</span>}
      </p>
    );
  }
  return (
    <p className={classes.stock}>
      <StatusBadge tone={STOCK_BADGE_TONES[product.stockStatus]} variant="plain">
        {stockWords(product)}
      </StatusBadge>
      <span>{product.region} stock</span>
      {note && <span className={classes.note}>{note}</span>}
    </p>
  );
}

/** The initial options of a card: the first color (S1 4) and the model or ANC option that its price is for. */
export function defaultCardOptions(product: Product): ChosenOptions {
  return chosenOptions(product, product.colors[0]?.name ?? null, defaultOption(product));
}
