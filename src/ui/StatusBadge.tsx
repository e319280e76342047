import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

type StatusTone = 'neutral' | 'waiting' | 'active' | 'good' | 'warning' | 'bad';

interface StatusBadgeProps {
  /** Each tone has its own shape, so that no status depends on color alone. */
  tone: StatusTone;
  children: ReactNode;
  /** `plain` has no background, for stock lines on cards and in dense tables. */
  variant?: 'tinted' | 'plain';
}

const shapes: Record<StatusTone, ReactNode> = {
  neutral: <rect x="2.5" y="5" width="7" height="2" rx="1" />,
  waiting: <circle cx="6" cy="6" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  active: (
    <>
      <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 2.5a3.5 3.5 0 0 1 0 7z" />
    </>
  ),
  good: <circle cx="6" cy="6" r="4" />,
  warning: <path d="M6 1.9 10.6 10H1.4z" strokeLinejoin="round" stroke="currentColor" strokeWidth="1" />,
  bad: <path d="M3 3l6 6M9 3l-6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
};

/** A status as a tinted label with a shape. */
export function StatusBadge({ tone, children, variant = 'tinted' }: StatusBadgeProps) {
  return (
    <span className={classes.root} data-tone={tone} data-variant={variant}>
      <svg className={classes.shape} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}
