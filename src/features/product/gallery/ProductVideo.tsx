import { useState } from 'react';
import classes from './Gallery.module.css';

/** A bare file name: nothing else from outside may become an address. */
const FILE_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.(mp4|webm)$/i;

/** The product's video (S1 2). Nothing is loaded before it is played; one that cannot be played leaves no hole. */
export function ProductVideo({ name, label }: { name: string; label: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!FILE_NAME.test(name) || name === broken) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the contract carries a video's file name and no captions
    <video
      className={classes.video}
      src={`${import.meta.env.BASE_URL}products/${name}`}
      aria-label={`Video: ${label}`}
      controls
      preload="none"
      playsInline
      onError={() => setBroken(name)}
    />
  );
}
