import { ActionIcon, Button, Group, Modal, UnstyledButton } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import IconZoomIn from '@tabler/icons-react/icons/IconZoomIn';
import IconZoomOut from '@tabler/icons-react/icons/IconZoomOut';
import { useMounted } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ProductImage } from '@/ui/ProductImage';
import classes from './EnlargedView.module.css';
import type { GalleryState } from './useGallery';

/** The point of the picture to center when zoomed, in fractions from 0 to 1. */
interface ZoomPoint {
  x: number;
  y: number;
}

const CENTER: ZoomPoint = { x: 0.5, y: 0.5 };

interface ZoomFrameProps {
  /** Name of the product. */
  name: string;
  gallery: GalleryState;
}

interface EnlargedViewProps extends ZoomFrameProps {
  opened: boolean;
  onClose: () => void;
  /** Background of the picture, a CSS color. The gallery's CSS variable does not reach the dialog. */
  tint: string;
}

/** A dialog with the picture at full size, opened by a click, Enter or a tap (D-174). */
export function EnlargedView({ opened, onClose, name, gallery, tint }: EnlargedViewProps) {
  // Mantine's modal restores the focus only if it was mounted before it opened.
  const mounted = useMounted();
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (gallery.count < 2 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    // When zoomed, the arrow keys scroll the picture.
    if (target instanceof Element && target.closest('[data-zoomed]')) return;
    gallery.step(key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Modal
      opened={opened && mounted}
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

/** The 3x zoom of the gallery for click, keyboard and touch. The zoomed picture can be scrolled. */
function ZoomFrame({ name, gallery }: ZoomFrameProps) {
  const [zoomPoint, setZoomPoint] = useState<ZoomPoint | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const zoomed = zoomPoint !== null;
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !zoomPoint) return;
    box.scrollLeft = box.scrollWidth * zoomPoint.x - box.clientWidth / 2;
    box.scrollTop = box.scrollHeight * zoomPoint.y - box.clientHeight / 2;
  }, [zoomPoint]);

  const toggleAt = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const byPointer = detail > 0;
    const point = byPointer ? { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) } : CENTER;
    setZoomPoint(zoomed ? null : point);
  };
  const step = (by: 1 | -1) => {
    setZoomPoint(null);
    gallery.step(by);
  };
  const label = gallery.index === null ? name : `${name}, picture ${gallery.index + 1} of ${gallery.count}`;
  return (
    <>
      <div ref={frame} className={classes.frame} data-zoomed={zoomed || undefined}>
        <UnstyledButton
          className={classes.picture}
          aria-label={`Zoom ${label}`}
          aria-pressed={zoomed}
          onClick={toggleAt}
        >
          <ProductImage key={gallery.shown} name={gallery.shown} alt={label} priority />
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
          onClick={() => setZoomPoint(zoomed ? null : CENTER)}
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
