import { VisuallyHidden } from '@mantine/core';
import classes from './Money.module.css';

interface MoneyProps {
  /** Formatted amount with its currency sign: `$1,234.56`. */
  text: string;
  /** 13, 14, 16, 22, 28 or 40 pixels; `inherit` takes the size of the text around. */
  size?: 'inherit' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'display';
  /** An old price: struck through, and read out as "was". */
  struck?: boolean;
  /** The price of one piece, and says so. */
  each?: boolean;
  className?: string;
}

/** An amount in tabular figures, its cents a little quieter. Screen readers and text search get the plain text once. */
export function Money({ text, size = 'inherit', struck = false, each = false, className }: MoneyProps) {
  const cents = /[.,]\d{2}$/.exec(text)?.[0] ?? '';
  const whole = text.slice(0, text.length - cents.length);
  return (
    <span className={`${classes.root} ${className ?? ''}`} data-size={size} data-struck={struck || undefined}>
      {struck && <VisuallyHidden component="span">was </VisuallyHidden>}
      <VisuallyHidden component="span" className={classes.plain}>
        {text}
      </VisuallyHidden>
      <span aria-hidden="true" className={classes.figures}>
        {whole}
        {cents && <span className={classes.cents}>{cents}</span>}
      </span>
      {each && <span className={classes.each}> each</span>}
    </span>
  );
}
