import { UnstyledButton } from '@mantine/core';
import IconPlayerPauseFilled from '@tabler/icons-react/icons/IconPlayerPauseFilled';
import IconPlayerPlayFilled from '@tabler/icons-react/icons/IconPlayerPlayFilled';
import { useRef, useState } from 'react';
import classes from './ProductVideo.module.css';

/** A bare file name: nothing else from outside may become an address. */
const FILE_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.(mp4|webm)$/i;

type Phase = 'still' | 'playing' | 'broken';

/**
 * The product's video (S1 2): short, silent and without an end. Its first frame lies beside it as `<name>.webp`.
 * It never starts by itself and nothing is loaded before it is asked for; one that cannot be played leaves its
 * first frame, says so, and can be tried again.
 */
export function ProductVideo({ name, label }: { name: string; label: string }) {
  const [phase, setPhase] = useState<Phase>('still');
  const video = useRef<HTMLVideoElement>(null);
  if (!FILE_NAME.test(name)) return null;
  const address = `${import.meta.env.BASE_URL}products/${name}`;
  const playing = phase === 'playing';

  const toggle = () => {
    if (!video.current) return;
    if (playing) {
      video.current.pause();
      return;
    }
    if (phase === 'broken') {
      video.current.load();
      setPhase('still');
    }
    // A pause that overtakes the start rejects too, so the element's own events tell what came of it.
    video.current.play().catch(() => undefined);
  };
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.root}>
      <video
        ref={video}
        className={classes.video}
        src={address}
        poster={address.replace(/\.\w+$/, '.webp')}
        aria-label={`Video: ${label}`}
        width={800}
        height={800}
        preload="none"
        muted
        loop
        playsInline
        onPlay={() => setPhase('playing')}
        onPause={() => setPhase((was) => (was === 'broken' ? was : 'still'))}
        onError={() => setPhase('broken')}
      />
      <UnstyledButton
        className={classes.toggle}
        aria-label={`${playing ? 'Pause' : 'Play'} the video of ${label}`}
        data-playing={playing || undefined}
        onClick={toggle}
      >
        <span className={classes.badge} aria-hidden="true">
          <Icon size={playing ? 18 : 26} />
        </span>
      </UnstyledButton>
      <p role="status" className={classes.note}>
        {phase === 'broken' && 'The video could not be played. Check your connection and try again.'}
      </p>
    </div>
  );
}
