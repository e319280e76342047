import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useToast } from './toast/useToast';

export type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

/** Fetches a part's code ahead of need. A failure is nobody's concern until the part is wanted. */
export function prefetchComponent(load: () => Promise<unknown>) {
  load().catch(() => undefined);
}

interface LazyComponentProps<Props> {
  load: LoadComponent<Props>;
  /** Whether the part is asked for. Set to false and true again, it is tried anew. */
  wanted: boolean;
  /** Shown until the part is there, and left as it is when it does not come. */
  fallback?: ReactNode;
  /** The part did not come: `wanted` should go back to what it was. */
  onFailed: () => void;
  /** The caller tells the person itself. */
  quiet?: boolean;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * A part of a page whose code comes when it is asked for. Where that fails the page stays as it was, with what was
 * typed, and a toast says so. `React.lazy` would take down the page, and keep the failure for good.
 */
export function LazyComponent<Props>({
  load,
  wanted,
  fallback = null,
  onFailed,
  quiet,
  children,
}: LazyComponentProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const { toast } = useToast();
  const fail = useEffectEvent(() => {
    if (!quiet) {
      toast({
        title: 'This part could not be loaded.',
        description: 'Check your connection and try again.',
        tone: 'danger',
      });
    }
    onFailed();
  });
  const missing = wanted && !Part;
  // The network is outside React.
  useEffect(() => {
    if (!missing) return;
    let asked = true;
    load().then(
      (Loaded) => asked && setPart(() => Loaded),
      () => asked && fail(),
    );
    return () => void (asked = false);
  }, [missing, load]);
  return wanted && Part ? children(Part) : fallback;
}
