import { UnstyledButton } from '@mantine/core';
import { ProductImage } from '@/ui/ProductImage';
import classes from './Gallery.module.css';

/** Thumbnails before the '+N' tile (S1 9). */
const SHOWN = 4;

interface ThumbnailsProps {
  images: readonly string[];
  /** Null when none of them is shown large. */
  current: number | null;
  onPick: (index: number) => void;
}

/** The first four pictures, and a tile that counts the others and leads to the fifth (D-175). */
export function Thumbnails({ images, current, onPick }: ThumbnailsProps) {
  const more = images.length - SHOWN;
  return (
    <ul className={classes.thumbnails} aria-label="More pictures">
      {images.slice(0, SHOWN).map((image, index) => (
        <li key={image}>
          <UnstyledButton
            className={classes.thumbnail}
            aria-label={`Picture ${index + 1} of ${images.length}`}
            aria-current={index === current || undefined}
            onClick={() => onPick(index)}
          >
            <ProductImage name={image} alt="" size={120} />
          </UnstyledButton>
        </li>
      ))}
      {more > 0 && (
        <li>
          <UnstyledButton
            className={classes.thumbnail}
            aria-label={`+${more}, more pictures`}
            aria-current={(current !== null && current >= SHOWN) || undefined}
            onClick={() => onPick(SHOWN)}
          >
            <span className={classes.more}>+{more}</span>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
}
