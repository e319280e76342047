import { use, useEffect, useState } from 'react';
import { imageSource } from './imageSource';
import classes from './ProductImage.module.css';
import { pictureSourceSet } from './productPictures';
import { RefusedImageContext } from './RefusedImageContext';

interface ProductImageProps {
  /** File name or https address from `images[]`; anything else shows the placeholder. */
  name: string | null | undefined;
  /** Empty where the name is shown beside the image. */
  alt: string;
  /** Edge of the square in pixels, before CSS scales it. */
  size?: number;
  /** Its width on the page, where that is not `size`: the `sizes` of an image. */
  sizes?: string;
  /** For images above the fold: loads eagerly and with high priority. */
  priority?: boolean;
  className?: string;
}

/** A square product image that reserves its space. A missing or broken file falls back to the placeholder. */
export function ProductImage({
  name,
  alt,
  size = 600,
  sizes = `${size}px`,
  priority = false,
  className,
}: ProductImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const base = import.meta.env.BASE_URL;
  const source = name ? imageSource(name, base) : null;
  const shown = name === broken ? null : source;
  const sourceSet = shown && !shown.isRemote ? pictureSourceSet(shown.src) : undefined;
  const refused = name && !source ? name : null;
  const reportRefused = use(RefusedImageContext);
  useEffect(() => {
    if (refused !== null) reportRefused(refused);
  }, [refused, reportRefused]);
  return (
    <img
      className={`${classes.root} ${className ?? ''}`}
      // Before `src`: the browser may start the request as soon as that is set.
      referrerPolicy={shown?.isRemote ? 'no-referrer' : undefined}
      sizes={sourceSet && sizes}
      srcSet={sourceSet}
      src={shown?.src ?? `${base}art/placeholder.svg`}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => {
        // If the placeholder itself fails, it is not loaded again.
        if (shown && name) setBroken(name);
      }}
    />
  );
}
