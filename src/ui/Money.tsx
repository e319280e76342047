import { VisuallyHidden } from '@mantine/core';
import { splitCents } from '@/lib/count';
import classes from './Money.module.css';

interface MoneyProps {
  /** Formatted amount with its currency symbol: `$1,234.56`. */
  text: string;
  /** 13, 14, 16, 22, 28 or 40 pixels; `inherit` takes the size of the surrounding text. */
  size?: 'inherit' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'display';
  /** A former price: struck through, and read out with "was". */
  struck?: boolean;
  /** Adds "each" to the price of one piece. */
  each?: boolean;
  className?: string;
}

/** Mantine's class on plain elements: a list has hundreds of them, and each of its components resolves the theme. */
const hidden = VisuallyHidden.classes.root;

/** An amount with tabular figures and lighter cents. Screen readers and text search see the plain text, once. */
export function Money({ text, size = 'inherit', struck = false, each = false, className }: MoneyProps) {
  const [whole, cents] = splitCents(text);
  return (
    <span className={`${classes.root} ${className ?? ''}`} data-size={size} data-struck={struck || undefined}>
      {struck && <span className={hidden}>was </span>}
      <span className={`${hidden} ${classes.plain}`}>{text}</span>
      <span aria-hidden="true" className={classes.figures}>
        {whole}
        {cents && <span className={classes.cents}>{cents}</span>}
      </span>
      {each && <span className={classes.each}> each</span>}
    </span>
  );
}
