import { useState, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { LazyComponent, type LazyComponentProps } from './LazyComponent';

interface LazySectionProps<Props> extends Pick<LazyComponentProps<Props>, 'load' | 'children'> {
  active?: boolean;
  /** Shown while the code loads for the first time. */
  loading?: ReactNode;
  /** Title of the error: `The filters could not be loaded`. */
  failure: string;
}

/** A section of a page whose code is loaded with the page. If that fails, the section shows an error with Retry. */
export function LazySection<Props>({ load, active = true, loading, failure, children }: LazySectionProps<Props>) {
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  return (
    <LazyComponent
      load={load}
      active={active && state !== 'failed'}
      onFailed={() => setState('failed')}
      silent
      fallback={
        state === 'loading' ? (
          loading
        ) : (
          <ErrorState
            title={failure}
            message="Check your connection and try again."
            busy={state === 'retrying'}
            onRetry={() => setState('retrying')}
          />
        )
      }
    >
      {children}
    </LazyComponent>
  );
}
