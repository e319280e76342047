import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds without zoom after the picture changes (S1 9). */
export const ZOOM_SUPPRESSION = 200;

export interface GalleryState {
  /** File name of the large picture; null for the placeholder. */
  shown: string | null;
  /** Its index among the product's pictures; null while a color's own picture is shown. */
  index: number | null;
  count: number;
  /** The picture has just changed, which suppresses the zoom (S1 4). */
  changing: boolean;
  show: (index: number) => void;
  /** Shows the next or previous picture; wraps around. */
  step: (by: 1 | -1) => void;
  /** Shows a color's picture; null returns to the product's pictures. */
  showColor: (image: string | null) => void;
}

/** Tracks which picture of a product is shown. A color's picture stays until another one is selected. */
export function useGallery(images: readonly string[]): GalleryState {
  const [index, setIndex] = useState(0);
  const [colorImage, setColorImage] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const zoomTimeout = useTimeout(() => setChanging(false), ZOOM_SUPPRESSION);

  const change = (next: number, image: string | null) => {
    setIndex(next);
    setColorImage(image);
    setChanging(true);
    zoomTimeout.clear();
    zoomTimeout.start();
  };
  return {
    shown: colorImage ?? images[index] ?? null,
    index: colorImage === null ? index : null,
    count: images.length,
    changing,
    show: (next) => change(next, null),
    step: (by) => images.length > 0 && change((index + by + images.length) % images.length, null),
    showColor: (image) => {
      const ownIndex = image === null ? -1 : images.indexOf(image);
      if (ownIndex >= 0) change(ownIndex, null);
      else if (image !== colorImage) change(index, image);
    },
  };
}
