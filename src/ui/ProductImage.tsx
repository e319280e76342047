import { useState } from 'react';
import classes from './ProductImage.module.css';

/** A bare image file name: no folders, no consecutive dots, a known extension. */
const FILE_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.(svg|webp|avif|png|jpe?g)$/i;

interface ProductImageProps {
  /** File name from `images[]`; anything else shows the placeholder. */
  name: string | null | undefined;
  /** Empty where the name is shown beside the image. */
  alt: string;
  /** Edge of the square in pixels, before CSS scales it. */
  size?: number;
  /** For images above the fold: loads eagerly and with high priority. */
  priority?: boolean;
  className?: string;
}

/** A square product image that reserves its space. A missing or broken file falls back to the placeholder. */
export function ProductImage({ name, alt, size = 600, priority = false, className }: ProductImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const base = import.meta.env.BASE_URL;
  const placeholder = `${base}art/placeholder.svg`;
  const known = typeof name === 'string' && FILE_NAME.test(name) && name !== broken;
  return (
    <img
      className={`${classes.root} ${className ?? ''}`}
      src={known ? `${base}products/${name}` : placeholder}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => {
        // If the placeholder itself fails, it is not loaded again.
        if (known) setBroken(name);
      }}
    />
  );
}
