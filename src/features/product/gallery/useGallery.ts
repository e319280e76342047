import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds without zoom while the picture changes (S1 9). */
export const ZOOM_SUPPRESSION = 200;

export interface GalleryState {
  /** File name of the picture shown large; null is the placeholder. */
  shown: string | null;
  /** Its place among the product's pictures; null while a colour's own picture stands in. */
  index: number | null;
  count: number;
  /** The picture is changing, so the zoom rests (S1 4). */
  changing: boolean;
  show: (index: number) => void;
  /** One on or back, round the ends. */
  step: (by: 1 | -1) => void;
  /** A colour's picture; null goes back to the product's own. */
  showColor: (image: string | null) => void;
}

/** Which of a product's pictures is shown. A colour's own picture takes the place until another one is asked for. */
export function useGallery(images: readonly string[]): GalleryState {
  const [index, setIndex] = useState(0);
  const [colorImage, setColorImage] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const rest = useTimeout(() => setChanging(false), ZOOM_SUPPRESSION);

  const change = (next: number, image: string | null) => {
    setIndex(next);
    setColorImage(image);
    setChanging(true);
    rest.clear();
    rest.start();
  };
  return {
    shown: colorImage ?? images[index] ?? null,
    index: colorImage === null ? index : null,
    count: images.length,
    changing,
    show: (next) => change(next, null),
    step: (by) => images.length > 0 && change((index + by + images.length) % images.length, null),
    showColor: (image) => {
      const own = image === null ? -1 : images.indexOf(image);
      if (own >= 0) change(own, null);
      else if (image !== colorImage) change(index, image);
    },
  };
}
