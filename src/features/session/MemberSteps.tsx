import { LADDER } from '@/domain/membership';
import { numberFromFraction, percentText } from '@/domain/money';
import { BRAND } from '@/lib/brand';
import classes from './MemberSteps.module.css';

const HIGHEST = Math.max(...LADDER.map(({ discount }) => numberFromFraction(discount)));

/** What an account is good for: the seven levels as a stair that the open carton stands at the foot of. */
export function MemberSteps({ headingId }: { headingId: string }) {
  return (
    <div className={classes.root}>
      <div>
        <h2 id={headingId} className={classes.heading}>
          {BRAND.tagline}
        </h2>
        <p className={classes.text}>
          Every account starts at V1 and climbs with what you buy. Member discounts come on top of quantity breaks.
        </p>
      </div>
      <div className={classes.picture}>
        <img className={classes.box} src={`${import.meta.env.BASE_URL}art/hero.svg`} alt="" width={1200} height={800} />
        <ol className={classes.stair}>
          {LADDER.map(({ label, name, discount }) => (
            <li
              key={label}
              className={classes.step}
              style={{ blockSize: `${24 + (76 * numberFromFraction(discount)) / HIGHEST}%` }}
            >
              <span className={classes.percent}>{percentText(discount)}%</span>
              <span className={classes.level}>
                {label}
                {name && <span className={classes.name}> {name}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
