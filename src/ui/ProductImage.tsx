import { useState } from 'react';
import classes from './ProductImage.module.css';

/** A bare picture file name: no folders, no dots in a row, one of the picture endings. */
const FILE_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.(svg|webp|avif|png|jpe?g)$/i;

interface ProductImageProps {
  /** File name out of `images[]`; anything else shows the placeholder. */
  name: string | null | undefined;
  /** What the picture shows; empty where the name stands beside it. */
  alt: string;
  /** Edge of the square in pixels before css scales it. */
  size?: number;
  /** For the pictures a visitor sees first: loaded eagerly and ahead of the others. */
  priority?: boolean;
  className?: string;
}

/** A product picture in a square that holds its place. A missing or broken file falls back to the placeholder, once. */
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
        // A broken placeholder leaves `broken` as it is, so there is no second try.
        if (known) setBroken(name);
      }}
    />
  );
}
