import type { CSSProperties } from 'react';
import { percentText } from '@/domain/money';
import { perksOf, type MembershipRung } from '@/domain/membership';
import { formatCount } from '@/lib/formatCount';
import { StatusBadge } from '@/ui/StatusBadge';
import classes from './Levels.module.css';

interface LevelCardProps {
  rung: MembershipRung;
  current: boolean;
  /** How high the step stands, 0 to 1: its discount against the highest one. */
  rise: number;
}

/** One step: level, name (V1 has none, D-22), discount, growth value, perks. */
export function LevelCard({ rung, current, rise }: LevelCardProps) {
  const perks = perksOf(rung.level);
  // React's style type knows no custom properties.
  const style = { '--rise': rise } as CSSProperties;
  return (
    <li className={classes.step} style={style} data-current={current || undefined} aria-current={current || undefined}>
      <div className={classes.head}>
        <h3 className={classes.label}>
          {rung.label}
          {rung.name && <span className={classes.name}>{rung.name}</span>}
        </h3>
        {current && (
          <span className={classes.flag}>
            <StatusBadge tone="good">Current Level</StatusBadge>
          </span>
        )}
      </div>
      <p className={classes.discount}>
        {percentText(rung.discount)}% <span>off every order</span>
      </p>
      <p className={classes.threshold}>
        {formatCount(rung.threshold)} <span>growth value</span>
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
