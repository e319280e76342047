import { Link } from 'react-router-dom';
import type { CartItem } from '@/domain/order/cartLine';
import { paths } from '@/lib/paths';
import { ProductImage } from '@/ui/ProductImage';
import classes from './CartTable.module.css';
import { lineNote } from './lineNotes';
import { lineOptions } from './lineOptions';

/** What a line is of: the picture of its colour, its name and choices, and what a buyer should know about it. */
export function CartLineProduct({ line }: { line: CartItem }) {
  const { product } = line;
  const color = line.selectedOptions.color || line.selectedColor;
  const image = product.colors.find(({ name }) => name === color)?.image ?? product.images[0];
  const options = lineOptions(line);
  const note = lineNote(line);
  const picture = <ProductImage name={image} alt="" size={88} />;
  const href = paths.product(product.slug);

  return (
    <div className={classes.product}>
      {product.isActive ? (
        <Link to={href} className={classes.picture} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      ) : (
        <span className={classes.picture}>{picture}</span>
      )}
      <div className={classes.facts}>
        {product.isActive ? (
          <Link to={href} className={classes.name}>
            {product.name}
          </Link>
        ) : (
          // its page is gone
          <span className={classes.name}>{product.name}</span>
        )}
        {options.length > 0 && (
          <dl className={classes.options}>
            {options.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className={classes.note}>{note}</p>}
      </div>
    </div>
  );
}
