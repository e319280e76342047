import { ActionIcon, Box, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { useDisclosure } from '@mantine/hooks';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import type { KeyboardEvent } from 'react';
import { EnlargedView } from './EnlargedView';
import classes from './Gallery.module.css';
import { ProductVideo } from './ProductVideo';
import { Thumbnails } from './Thumbnails';
import type { GalleryState } from './useGallery';
import { ZoomPicture } from './ZoomPicture';

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
