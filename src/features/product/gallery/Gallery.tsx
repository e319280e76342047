import { ActionIcon, Box, Tooltip, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { useDisclosure } from '@mantine/hooks';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import { ProductImage } from '@/ui/ProductImage';
import { EnlargedView } from './EnlargedView';
import classes from './Gallery.module.css';
import { ProductVideo } from './ProductVideo';
import type { GalleryState } from './useGallery';

interface GalleryProps {
  /** The product's. */
  name: string;
  images: readonly string[];
  video: string | null;
  gallery: GalleryState;
  /** Ground under the pictures, a CSS colour. */
  tint: string;
}

/** One picture large, the others as thumbnails, and the video when there is one (S1 2). */
export function Gallery({ name, images, video, gallery, tint }: GalleryProps) {
  const [enlarged, view] = useDisclosure(false);
  const { shown, index, count, step } = gallery;
  const place = index === null || count < 2 ? '' : `, picture ${index + 1} of ${count}`;
  const several = count > 1;
  const handleKey = (event: KeyboardEvent) => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Box component="section" className={classes.root} aria-label="Pictures" __vars={{ '--gallery-tint': tint }}>
      <div className={classes.stage}>
        <ZoomPicture
          name={shown}
          alt={`${name}${place}`}
          still={gallery.changing || enlarged}
          onOpen={view.open}
          onKeyDown={handleKey}
        />
        {several && (
          <>
            <Arrow label="Previous picture" side="start" onClick={() => step(-1)} />
            <Arrow label="Next picture" side="end" onClick={() => step(1)} />
          </>
        )}
      </div>
      {several && <Thumbnails images={images} current={index} onPick={gallery.show} />}
      {video && <ProductVideo key={video} name={video} label={name} />}
      <EnlargedView opened={enlarged} name={name} gallery={gallery} tint={tint} onClose={view.close} />
    </Box>
  );
}

function Arrow({ label, side, onClick }: { label: string; side: 'start' | 'end'; onClick: () => void }) {
  const Icon = side === 'start' ? IconChevronLeft : IconChevronRight;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        radius="full"
        aria-label={label}
        className={classes.arrow}
        data-side={side}
        onClick={onClick}
      >
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

/** Thumbnails before the '+N' tile (S1 9). */
const SHOWN = 4;

interface ThumbnailsProps {
  images: readonly string[];
  /** Null when none of them is shown large. */
  current: number | null;
  onPick: (index: number) => void;
}

/** The first four pictures, and a tile that counts the others and leads to the fifth (D-175). */
function Thumbnails({ images, current, onPick }: ThumbnailsProps) {
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
function ZoomPicture({ name, alt, still, onOpen, onKeyDown }: ZoomPictureProps) {
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
