import { percentText } from '@/domain/money';
import { perksOf, type MembershipRung } from '@/domain/membership';
import { formatCount } from '@/lib/formatCount';
import { StatusBadge } from '@/ui/StatusBadge';
import classes from './Levels.module.css';

/** One rung: level, name (V1 has none, D-22), discount, growth value, perks. */
export function LevelCard({ rung, current }: { rung: MembershipRung; current: boolean }) {
  const perks = perksOf(rung.level);
  return (
    <li className={classes.card} data-current={current || undefined} data-level={rung.level}>
      <div className={classes.head}>
        <h3 className={classes.label}>
          {rung.label}
          {rung.name && <span className={classes.name}>{rung.name}</span>}
        </h3>
        {current && <StatusBadge tone="good">Current Level</StatusBadge>}
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
