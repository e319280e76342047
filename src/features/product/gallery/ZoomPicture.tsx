import { UnstyledButton } from '@mantine/core';
import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ProductImage } from '@/ui/ProductImage';
import classes from './Gallery.module.css';

interface ZoomPictureProps {
  name: string | null;
  alt: string;
  /** The picture is changing: no zoom. */
  still: boolean;
  /** Click, Enter or tap (D-174). */
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The large picture: three times its size under a hovering mouse, about the point under it (S1 9). */
export function ZoomPicture({ name, alt, still, onOpen, onKeyDown }: ZoomPictureProps) {
  const [hovered, setHovered] = useState(false);
  const track = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    setHovered(true);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Straight to the style: a render for each move of the mouse would be slow.
    currentTarget.style.setProperty('--zoom-x', `${(((clientX - left) / (width || 1)) * 100).toFixed(1)}%`);
    currentTarget.style.setProperty('--zoom-y', `${(((clientY - top) / (height || 1)) * 100).toFixed(1)}%`);
  };
  return (
    <UnstyledButton
      className={classes.picture}
      aria-label={`Enlarge ${alt}`}
      aria-haspopup="dialog"
      onPointerEnter={track}
      onPointerMove={track}
      onPointerLeave={() => setHovered(false)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={classes.zoom} data-zoomed={(hovered && !still) || undefined}>
        <ProductImage key={name} name={name} alt={alt} priority className={classes.image} />
      </span>
      <span className={classes.hint} aria-hidden="true">
        <IconZoomIn size={18} stroke={1.75} />
      </span>
    </UnstyledButton>
  );
}
