import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import type { ReactNode, Ref } from 'react';
import classes from './OrderGrid.module.css';

/** Outcome of adding one line. */
export interface GridResultLine {
  key: string;
  label: string;
  added: boolean;
  /** '12 pieces at $84.99 each', or the reason for the failure. */
  detail: string;
}

interface GridResultProps {
  lines: readonly GridResultLine[];
  busy: boolean;
  /** Retries the failed lines only. */
  onRetry: () => void;
  cartLink: ReactNode;
  ref: Ref<HTMLElement>;
}

/** Lists which lines were added and which failed, with the reason. */
export function GridResult({ lines, busy, onRetry, cartLink, ref }: GridResultProps) {
  const failed = lines.filter(({ added }) => !added).length;
  const done = lines.length - failed;
  const summary = failed === 0 ? `All ${lines.length} lines added.` : `${done} of ${lines.length} lines added.`;
  return (
    <section ref={ref} className={classes.result} aria-label="What was added" hidden={lines.length === 0}>
      <output className={classes.summary}>
        {!busy && lines.length > 0 && (lines.length === 1 && failed === 0 ? 'One line added.' : summary)}
      </output>
      <ul className={classes.lines}>
        {lines.map(({ key, label, added, detail }) => {
          const Icon = added ? IconCheck : IconAlertTriangle;
          return (
            <li key={key} className={classes.line} data-added={added}>
              <Icon size={16} stroke={2.25} aria-hidden="true" />
              <span>
                <strong>{label}</strong> {added ? 'Added:' : 'Not added.'} {detail}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={classes.next}>
        {failed > 0 && (
          <Button variant="light" size="sm" aria-disabled={busy || undefined} onClick={() => !busy && onRetry()}>
            {failed === 1 ? 'Try the failed line again' : `Try the ${failed} failed lines again`}
          </Button>
        )}
        {done > 0 && cartLink}
      </div>
    </section>
  );
}
