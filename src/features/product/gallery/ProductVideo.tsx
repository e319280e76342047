import { UnstyledButton } from '@mantine/core';
import IconPlayerPauseFilled from '@tabler/icons-react/icons/IconPlayerPauseFilled';
import IconPlayerPlayFilled from '@tabler/icons-react/icons/IconPlayerPlayFilled';
import { useRef, useState } from 'react';
import classes from './ProductVideo.module.css';

/** A bare file name. Anything else from the API must not become a URL. */
const FILE_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.(mp4|webm)$/i;

type Phase = 'paused' | 'playing' | 'broken';

/**
 * The product's video (S1 2): muted and looped, with `<name>.webp` as its poster. It loads and plays only on request. If it
 * cannot be played, the poster stays, a message says so, and Play retries.
 */
export function ProductVideo({ name, label }: { name: string; label: string }) {
  const [phase, setPhase] = useState<Phase>('paused');
  const video = useRef<HTMLVideoElement>(null);
  if (!FILE_NAME.test(name)) return null;
  const src = `${import.meta.env.BASE_URL}products/${name}`;
  const playing = phase === 'playing';

  const toggle = () => {
    if (!video.current) return;
    if (playing) {
      video.current.pause();
      return;
    }
    if (phase === 'broken') {
      video.current.load();
      setPhase('paused');
    }
    // play() also rejects when it is paused early, so the media events set the phase instead.
    video.current.play().catch(() => undefined);
  };
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.root}>
      <video
        ref={video}
        className={classes.video}
        src={src}
        poster={src.replace(/\.\w+$/, '.webp')}
        aria-label={`Video: ${label}`}
        width={800}
        height={800}
        preload="none"
        muted
        loop
        playsInline
        onPlay={() => setPhase('playing')}
        onPause={() => setPhase((current) => (current === 'broken' ? current : 'paused'))}
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
