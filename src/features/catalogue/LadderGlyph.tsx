import { ladderInWords, ladderTreads, type LadderStep } from '@/ui/priceLadderScale';
import classes from './LadderGlyph.module.css';

const percent = (share: number) => Math.round(share * 1000) / 10;

/** A card's price ladder in three elements: a list of dozens of cards has no room for an element a step. */
export function LadderGlyph({ steps }: { steps: readonly LadderStep[] }) {
  const stairs = ladderTreads(steps)
    .map(({ left, right, top }) => `L${percent(left)} ${percent(top)}H${percent(right)}`)
    .join('');
  return (
    <svg
      className={classes.glyph}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={`Price by quantity. ${ladderInWords(steps)}`}
    >
      <path className={classes.body} d={`M0 100${stairs}V100Z`} />
      <path className={classes.line} d={`M${stairs.slice(1)}`} />
    </svg>
  );
}
