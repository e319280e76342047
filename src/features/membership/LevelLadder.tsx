import { LADDER } from '@/domain/membership';
import { LevelCard } from './LevelCard';
import classes from './Levels.module.css';

const partOf = ({ amount, scale }: (typeof LADDER)[number]['discount']) => amount / 10 ** scale;
const HIGHEST = Math.max(...LADDER.map(({ discount }) => partOf(discount)));

/** The seven levels as a stair, lowest first; the steps climb as their discounts do. `current` is marked. */
export function LevelLadder({ current }: { current: number | null }) {
  return (
    <ol className={classes.ladder}>
      {LADDER.map((rung) => (
        <LevelCard
          key={rung.level}
          rung={rung}
          current={rung.level === current}
          rise={partOf(rung.discount) / HIGHEST}
        />
      ))}
    </ol>
  );
}
