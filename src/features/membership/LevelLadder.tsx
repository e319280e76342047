import { LADDER } from '@/domain/membership';
import { numberFromFraction } from '@/domain/money';
import { LevelCard } from './LevelCard';
import classes from './Levels.module.css';

const HIGHEST = Math.max(...LADDER.map(({ discount }) => numberFromFraction(discount)));

/** The seven levels as a stair, lowest first; the steps climb as their discounts do. `current` is marked. */
export function LevelLadder({ current }: { current: number | null }) {
  return (
    <ol className={classes.ladder}>
      {LADDER.map((rung) => (
        <LevelCard
          key={rung.level}
          rung={rung}
          current={rung.level === current}
          rise={numberFromFraction(rung.discount) / HIGHEST}
        />
      ))}
    </ol>
  );
}
