import { ActionIcon, Button, Group, Modal, UnstyledButton } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import IconZoomOut from '@tabler/icons-react/icons/IconZoomOut';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ProductImage } from '@/ui/ProductImage';
import classes from './EnlargedView.module.css';
import type { GalleryState } from './useGallery';

/** Shares of the picture, 0 to 1, that come to the middle when it is enlarged. */
interface Focus {
  x: number;
  y: number;
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

interface EnlargedViewProps {
  /** The product's. */
  name: string;
  gallery: GalleryState;
}

interface EnlargedViewOwnProps extends EnlargedViewProps {
  opened: boolean;
  onClose: () => void;
  /** Ground under the picture, a CSS colour: the gallery's own does not reach a dialog. */
  tint: string;
}

/** The picture over the page (D-174). */
export function EnlargedView({ opened, onClose, name, gallery, tint }: EnlargedViewOwnProps) {
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (gallery.count < 2 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    // Zoomed, the arrow keys scroll the picture.
    if (target instanceof Element && target.closest('[data-zoomed]')) return;
    gallery.step(key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onKeyDown={handleKey}
      title={name}
      size="auto"
      xOffset={12}
      __vars={{ '--gallery-tint': tint }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ZoomFrame name={name} gallery={gallery} />
    </Modal>
  );
}

/** The same threefold zoom as under the mouse, by click, key or tap; zoomed it is scrolled like a map. */
function ZoomFrame({ name, gallery }: EnlargedViewProps) {
  const [focus, setFocus] = useState<Focus | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const zoomed = focus !== null;
  // Where the box is scrolled to is the DOM's own state.
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !focus) return;
    box.scrollLeft = box.scrollWidth * focus.x - box.clientWidth / 2;
    box.scrollTop = box.scrollHeight * focus.y - box.clientHeight / 2;
  }, [focus]);

  const toggleAt = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const clicked = detail > 0;
    const spot = clicked ? { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) } : MIDDLE;
    setFocus(zoomed ? null : spot);
  };
  const step = (by: 1 | -1) => {
    setFocus(null);
    gallery.step(by);
  };
  const place = gallery.index === null ? name : `${name}, picture ${gallery.index + 1} of ${gallery.count}`;
  return (
    <>
      <div ref={frame} className={classes.frame} data-zoomed={zoomed || undefined}>
        <UnstyledButton
          className={classes.picture}
          aria-label={`Zoom ${place}`}
          aria-pressed={zoomed}
          onClick={toggleAt}
        >
          <ProductImage key={gallery.shown} name={gallery.shown} alt={place} priority />
        </UnstyledButton>
      </div>
      <Group justify="space-between" mt="md">
        <Button
          variant="default"
          size="sm"
          aria-pressed={zoomed}
          leftSection={
            zoomed ? <IconZoomOut size={18} aria-hidden="true" /> : <IconZoomIn size={18} aria-hidden="true" />
          }
          onClick={() => setFocus(zoomed ? null : MIDDLE)}
        >
          Zoom 3×
        </Button>
        {gallery.count > 1 && (
          <Group gap="xs">
            <ActionIcon aria-label="Previous picture" onClick={() => step(-1)}>
              <IconChevronLeft size={22} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon aria-label="Next picture" onClick={() => step(1)}>
              <IconChevronRight size={22} aria-hidden="true" />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </>
  );
}
