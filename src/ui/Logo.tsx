import { BRAND } from '@/lib/brand';
import classes from './Logo.module.css';

interface LogoProps {
  /** Height of the mark in pixels. */
  size?: number;
  /** The text beside the mark. */
  name?: string;
}

/** The logo: an open carton seen from the front, with the steps of the price ladder on it. */
export function Logo({ size = 28, name = BRAND.name }: LogoProps) {
  return (
    <span className={classes.root} style={{ fontSize: size }}>
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
        <path className={classes.flap} d="M4.4 5.4h7.1q.7 0 1.1.6l3 4.6H5.2q-.6 0-.9-.5L1.8 6.9Q1 5.4 2.6 5.4Z" />
        <path className={classes.flap} d="M27.6 5.4h-7.1q-.7 0-1.1.6l-3 4.6h10.4q.6 0 .9-.5l2.5-3.2q.8-1.5-.8-1.5Z" />
        <path className={classes.box} d="M4.5 12.6h23v13a2.4 2.4 0 0 1-2.4 2.4H6.9a2.4 2.4 0 0 1-2.4-2.4Z" />
        <path className={classes.steps} d="M9 17h4.7v3.4h4.6v3.4H23" />
      </svg>
      <span className={classes.word}>{name}</span>
    </span>
  );
}
