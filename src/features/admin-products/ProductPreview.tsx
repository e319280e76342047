import type { AdminProduct } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import { percentText } from '@/domain/money';
import { baseUnitPrice } from '@/domain/product/basePrice';
import { lowestUnitPrice } from '@/domain/product/margin';
import { priceBreaks } from '@/domain/product/quantityDiscount';
import { readProduct, type Product } from '@/domain/product/readProduct';
import { stockWords } from '@/domain/product/stock';
import { amountInCents } from '@/domain/money';
import { formatCountRange } from '@/lib/count';
import { ProductImage } from '@/ui/ProductImage';
import classes from './ProductForm.module.css';

interface ProductPreviewProps {
  /** The product as it is stored; null for a new one. */
  product: AdminProduct | null;
  values: { name: string; price: string; stock: number; specifications: Record<string, unknown>; images: string[] };
}

const usd = (cents: number) => formatMoney(cents, 'USD');

/** What the shopper will see of the typed fields, and what of the specifications the shop cannot use. */
export function ProductPreview({ product, values }: ProductPreviewProps) {
  const shown: Product = readProduct({
    id: product?.id ?? 1,
    slug: product?.slug ?? '',
    description: product?.description ?? '',
    features: product?.features ?? [],
    originalPrice: product?.originalPrice ?? null,
    compareAtPrice: product?.originalPrice ?? null,
    categoryId: product?.categoryId ?? 1,
    stockStatus: product?.stockStatus ?? (values.stock > 0 ? 'in_stock' : 'out_of_stock'),
    stockLocation: product?.stockLocation ?? 'USA Local Stock',
    inStock: true,
    isActive: product?.isActive ?? true,
    isOverseasWarehouse: false,
    name: values.name || 'Unnamed product',
    images: values.images,
    wholesalePrice: values.price,
    price: values.price,
    specifications: values.specifications,
    stock: values.stock,
    stockQuantity: values.stock,
  });
  const base = baseUnitPrice(shown, shown.options[0]?.id ?? null);
  const breaks = base === null ? [] : priceBreaks({ product: shown, surface: 'product', base });
  const cost = amountInCents(product?.supplier_cost);
  const lowest = lowestUnitPrice(shown);
  const problems = [
    ...specificationProblems(values.specifications, shown),
    ...(cost !== null && lowest !== null && lowest < cost
      ? [`A V7 buyer pays ${usd(lowest)} at the deepest price break, which is below the cost of ${usd(cost)}.`]
      : []),
  ];
  const facts = [
    { name: 'Colors', value: shown.colors.map(({ name }) => name).join(', ') },
    {
      name: 'Options',
      value: shown.options.map(({ id, name }) => `${name} ${usd(baseUnitPrice(shown, id) ?? 0)}`).join(', '),
    },
    {
      name: 'Price breaks',
      value: breaks
        .map((row) => `${formatCountRange(row)}: ${usd(row.unitPrice)} (${percentText(row.fraction)}% off)`)
        .join(', '),
    },
    ...shown.otherSpecifications.map(([name, value]) => ({ name, value })),
  ].filter(({ value }) => value !== '');
  return (
    <section className={classes.preview} aria-label="Preview">
      <span className={classes.label}>What the shopper sees</span>
      <ProductImage className={classes.image} name={shown.images[0]} alt="" size={300} />
      <h3>{shown.name}</h3>
      <span className={classes.price}>{base === null ? 'No price' : `${usd(base)} each`}</span>
      <span>{stockWords(shown)}</span>
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label="To check">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SPECIFICATION_LISTS = [
  { keys: ['quantity_pricing'], read: 'tiers', name: 'price breaks' },
  { keys: ['colors', 'Colors'], read: 'colors', name: 'colors' },
  { keys: ['models'], read: 'models', name: 'models' },
] as const;

/** What the shop leaves out of these specifications because it cannot read it: price breaks, colors and models. */
function specificationProblems(
  specifications: Readonly<Record<string, unknown>>,
  product: Pick<Product, 'tiers' | 'colors' | 'models'>,
): string[] {
  return SPECIFICATION_LISTS.flatMap(({ keys, read, name }) => {
    const raw = keys
      .map((key) => specifications[key])
      .find((value) => value !== undefined && value !== null && value !== '');
    if (raw === undefined) return [];
    if (!Array.isArray(raw)) return [`The ${name} must be a list: [ … ].`];
    const usable = product[read].length;
    return usable < raw.length ? [`${raw.length - usable} of ${raw.length} ${name} cannot be used.`] : [];
  });
}
