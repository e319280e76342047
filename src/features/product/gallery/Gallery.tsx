import { ActionIcon, Box, UnstyledButton } from '@mantine/core';
import { useDisclosure, useTimeout } from '@mantine/hooks';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import { LazyComponent, prefetchComponent } from '@/ui/LazyComponent';
import { ProductImage } from '@/ui/ProductImage';
import classes from './Gallery.module.css';
import { ProductVideo } from './ProductVideo';
import type { GalleryState } from './useGallery';

const loadEnlargedView = async () => (await import('./EnlargedView')).EnlargedView;

interface GalleryProps {
  /** Name of the product. */
  name: string;
  images: readonly string[];
  video: string | null;
  gallery: GalleryState;
  /** Background of the pictures, a CSS color. */
  tint: string;
}

/** One large picture, thumbnails, and the video if there is one (S1 2). */
export function Gallery({ name, images, video, gallery, tint }: GalleryProps) {
  const [enlarged, view] = useDisclosure(false);
  // Stays mounted after the first opening, so that it can fade out.
  const [wasEnlarged, setWasEnlarged] = useState(false);
  const { shown, index, count, step } = gallery;
  const position = index === null || count < 2 ? '' : `, picture ${index + 1} of ${count}`;
  const hasMany = count > 1;
  const handleKey = (event: KeyboardEvent) => {
    if (!hasMany || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Box component="section" className={classes.root} aria-label="Pictures" __vars={{ '--gallery-tint': tint }}>
      <div className={classes.stage}>
        <ZoomPicture
          name={shown}
          alt={`${name}${position}`}
          noZoom={gallery.changing || enlarged}
          onIntent={() => prefetchComponent(loadEnlargedView)}
          onOpen={() => {
            setWasEnlarged(true);
            view.open();
          }}
          onKeyDown={handleKey}
        />
        {hasMany && (
          <>
            <Arrow label="Previous picture" side="start" onClick={() => step(-1)} />
            <Arrow label="Next picture" side="end" onClick={() => step(1)} />
          </>
        )}
      </div>
      {hasMany && <Thumbnails images={images} current={index} onPick={gallery.show} />}
      {video && <ProductVideo key={video} name={video} label={name} />}
      <LazyComponent
        load={loadEnlargedView}
        active={wasEnlarged}
        onFailed={() => {
          setWasEnlarged(false);
          view.close();
        }}
      >
        {(EnlargedView) => (
          <EnlargedView opened={enlarged} name={name} gallery={gallery} tint={tint} onClose={view.close} />
        )}
      </LazyComponent>
    </Box>
  );
}

/** Milliseconds of hover before a tooltip appears (S1 9). */
const TOOLTIP_DELAY = 700;

function Arrow({ label, side, onClick }: { label: string; side: 'start' | 'end'; onClick: () => void }) {
  const Icon = side === 'start' ? IconChevronLeft : IconChevronRight;
  const [isHinted, hint] = useDisclosure(false);
  const { start, clear } = useTimeout(hint.open, TOOLTIP_DELAY);
  return (
    <span
      className={classes.arrow}
      data-side={side}
      onMouseEnter={() => start()}
      onMouseLeave={() => {
        clear();
        hint.close();
      }}
    >
      <ActionIcon variant="default" radius="full" aria-label={label} className={classes.arrowButton} onClick={onClick}>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {/* Not Mantine's, which loads floating-ui (15 KB). */}
      {isHinted && (
        <span role="tooltip" className={classes.tooltip}>
          {label}
        </span>
      )}
    </span>
  );
}

/** Thumbnails before the '+N' tile (S1 9). */
const MAX_THUMBNAILS = 4;

interface ThumbnailsProps {
  images: readonly string[];
  /** Null if the large picture is not one of them. */
  current: number | null;
  onPick: (index: number) => void;
}

/** The first four pictures, and a tile with the number of the others that shows the fifth (D-175). */
function Thumbnails({ images, current, onPick }: ThumbnailsProps) {
  const more = images.length - MAX_THUMBNAILS;
  return (
    <ul className={classes.thumbnails} aria-label="More pictures">
      {images.slice(0, MAX_THUMBNAILS).map((image, index) => (
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
            aria-current={(current !== null && current >= MAX_THUMBNAILS) || undefined}
            onClick={() => onPick(MAX_THUMBNAILS)}
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
  /** Suppresses the zoom, while the picture changes. */
  noZoom: boolean;
  /** The pointer or the focus rests on the picture. */
  onIntent: () => void;
  /** Called on click, Enter or tap (D-174). */
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The large picture. Hovering with a mouse zooms it 3x around the pointer (S1 9). */
function ZoomPicture({ name, alt, noZoom, onIntent, onOpen, onKeyDown }: ZoomPictureProps) {
  const [hovered, setHovered] = useState(false);
  const track = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    setHovered(true);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Sets the style directly, because a render on each mouse move would be slow.
    currentTarget.style.setProperty('--zoom-x', `${(((clientX - left) / (width || 1)) * 100).toFixed(1)}%`);
    currentTarget.style.setProperty('--zoom-y', `${(((clientY - top) / (height || 1)) * 100).toFixed(1)}%`);
  };
  return (
    <UnstyledButton
      className={classes.picture}
      aria-label={`Enlarge ${alt}`}
      aria-haspopup="dialog"
      onPointerEnter={(event) => {
        onIntent();
        track(event);
      }}
      onFocus={onIntent}
      onPointerMove={track}
      onPointerLeave={() => setHovered(false)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={classes.zoom} data-zoomed={(hovered && !noZoom) || undefined}>
        <ProductImage key={name} name={name} alt={alt} priority className={classes.image} />
      </span>
      <span className={classes.hint} aria-hidden="true">
        <IconZoomIn size={18} stroke={1.75} />
      </span>
    </UnstyledButton>
  );
}
