import { MEMBERSHIP_LEVELS } from '@/domain/membership';
import { numberFromFraction } from '@/domain/money';
import { LevelCard } from './LevelCard';
import classes from './Levels.module.css';

const HIGHEST = Math.max(...MEMBERSHIP_LEVELS.map(({ discount }) => numberFromFraction(discount)));

/** The seven levels as a stair, lowest first; the steps climb as their discounts do. `current` is marked. */
export function LevelLadder({ current }: { current: number | null }) {
  return (
    <ol className={classes.ladder}>
      {MEMBERSHIP_LEVELS.map((level) => (
        <LevelCard
          key={level.level}
          level={level}
          current={level.level === current}
          rise={numberFromFraction(level.discount) / HIGHEST}
        />
      ))}
    </ol>
  );
}
