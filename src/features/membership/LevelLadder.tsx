import type { CSSProperties } from 'react';
import { MEMBERSHIP_LEVELS, type MembershipLevel, perksOf } from '@/domain/membership';
import { numberFromFraction, percentText } from '@/domain/money';
import { formatCount } from '@/lib/count';
import { StatusBadge } from '@/ui/StatusBadge';
import classes from './LevelLadder.module.css';

const MAX_DISCOUNT = Math.max(...MEMBERSHIP_LEVELS.map(({ discount }) => numberFromFraction(discount)));

/** The seven levels as steps, lowest first; a step's height is proportional to its discount. Marks the `current` level. */
export function LevelLadder({ current }: { current: number | null }) {
  return (
    <ol className={classes.ladder}>
      {MEMBERSHIP_LEVELS.map((level) => (
        <LevelCard
          key={level.level}
          level={level}
          current={level.level === current}
          rise={numberFromFraction(level.discount) / MAX_DISCOUNT}
        />
      ))}
    </ol>
  );
}

interface LevelCardProps {
  level: MembershipLevel;
  current: boolean;
  /** The discount relative to the highest one, 0 to 1. */
  rise: number;
}

/** Level, name (V1 has none, D-22), discount, growth value and perks. */
function LevelCard({ level, current, rise }: LevelCardProps) {
  const perks = perksOf(level.level);
  // React's type lacks custom properties.
  const style = { '--rise': rise } as CSSProperties;
  return (
    <li className={classes.step} style={style} data-current={current || undefined} aria-current={current || undefined}>
      <div className={classes.head}>
        <h3 className={classes.label}>
          {level.label}
          {level.name && <span className={classes.name}>{level.name}</span>}
        </h3>
        {current && (
          <span className={classes.flag}>
            <StatusBadge tone="good">Current Level</StatusBadge>
          </span>
        )}
      </div>
      <p className={classes.discount}>
        {percentText(level.discount)}% <span>off every order</span>
      </p>
      <p className={classes.threshold}>
        {formatCount(level.threshold)} <span>growth value</span>
      </p>
      {perks.length > 0 && (
        <ul className={classes.perks}>
          {perks.map((perk) => (
            <li key={perk}>{perk}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
