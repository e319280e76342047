import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import classes from './Figures.module.css';

interface FiguresProps {
  /** `Your account`. */
  label: string;
  figures: readonly { label: string; value: ReactNode; detail?: ReactNode }[];
  /** The values are not known yet. */
  loading?: boolean;
}

/** Cards with a figure each. */
export function Figures({ label, figures, loading = false }: FiguresProps) {
  return (
    <dl className={classes.figures} aria-label={label} aria-busy={loading}>
      {figures.map((figure) => (
        <div key={figure.label} className={classes.card}>
          <dt>{figure.label}</dt>
          <dd>
            {loading ? <Skeleton height="1.5em" width="60%" /> : figure.value}
            {figure.detail && <small>{loading ? <Skeleton height="1.5em" width="40%" /> : figure.detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
