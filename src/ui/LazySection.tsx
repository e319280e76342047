import { useState } from 'react';
import { ErrorState } from './ErrorState';
import { LazyComponent, type LoadComponent } from './LazyComponent';

interface LazySectionProps<Props> extends Pick<Parameters<typeof LazyComponent<Props>>[0], 'children'> {
  load: LoadComponent<Props>;
  wanted?: boolean;
  /** Says that it did not come: `The filters could not be loaded`. */
  failure: string;
}

/** A part of a page that nobody has to ask for. Where its code does not come, its place says so and offers to try again. */
export function LazySection<Props>({ load, wanted = true, failure, children }: LazySectionProps<Props>) {
  const [state, setState] = useState<'first' | 'failed' | 'again'>('first');
  return (
    <LazyComponent
      load={load}
      wanted={wanted && state !== 'failed'}
      onFailed={() => setState('failed')}
      quiet
      fallback={
        state !== 'first' && (
          <ErrorState
            title={failure}
            message="Check your connection and try again."
            busy={state === 'again'}
            onRetry={() => setState('again')}
          />
        )
      }
    >
      {children}
    </LazyComponent>
  );
}
