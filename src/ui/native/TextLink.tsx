import { Link, type LinkProps } from 'react-router-dom';
import classes from './native.module.css';

/** A link that looks as Mantine's Anchor does in this theme, for the rows of a table. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return <Link {...rest} className={`${classes.link} ${className}`} />;
}
