import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import classes from './Figures.module.css';

interface FiguresProps {
  /** `Your account`. */
  label: string;
  /** A figure with a `detail`, also of null, keeps its place while it loads. */
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
            {loading ? <Placeholder width={112} /> : figure.value}
            {loading && figure.detail !== undefined && (
              <small>
                <Placeholder width={80} />
              </small>
            )}
            {!loading && figure.detail && <small>{figure.detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** With a blank for its baseline, to which the cards' texts align. */
function Placeholder({ width }: { width: number }) {
  return <Skeleton width={width}>&nbsp;</Skeleton>;
}
