import { LADDER } from '@/domain/membership';
import { LevelCard } from './LevelCard';
import classes from './Levels.module.css';

/** The seven levels, lowest first; `current` is marked. */
export function LevelLadder({ current }: { current: number | null }) {
  return (
    <ol className={classes.ladder}>
      {LADDER.map((rung) => (
        <LevelCard key={rung.level} rung={rung} current={rung.level === current} />
      ))}
    </ol>
  );
}
