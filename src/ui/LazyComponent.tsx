import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useToast } from './toast/useToast';

export type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

/**
 * Loads a component's code ahead of time. A failure is ignored here; `LazyComponent` tries again. In a task of its own: a
 * press that follows the pointer at once does not wait for it.
 */
export function prefetchComponent(load: () => Promise<unknown>) {
  setTimeout(() => void load().catch(() => undefined));
}

export interface LazyComponentProps<Props> {
  load: LoadComponent<Props>;
  /** Whether to load and show the component. After a failure, false and then true again retries. */
  active: boolean;
  /** Shown while the code loads, and after a failure. */
  fallback?: ReactNode;
  /** The code could not be loaded. Set `active` back to false. */
  onFailed: () => void;
  /** Shows no toast on failure, because the caller reports it. */
  silent?: boolean;
  children: (Component: ComponentType<Props>) => ReactNode;
}

/**
 * A component whose code is loaded on demand. If that fails, the page stays as it is and a toast reports it. `React.lazy`
 * would replace the page with its error boundary and never retry.
 */
export function LazyComponent<Props>({
  load,
  active,
  fallback = null,
  onFailed,
  silent,
  children,
}: LazyComponentProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const { toast } = useToast();
  const fail = useEffectEvent(() => {
    if (!silent) {
      toast({
        title: 'This part could not be loaded.',
        description: 'Check your connection and try again.',
        tone: 'danger',
      });
    }
    onFailed();
  });
  // Deferred: a press is painted first, because requesting the files takes as long on a phone as rendering the press.
  const missing = useDeferredValue(active) && active && !Component;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load().then(
      // In slices, so that the page keeps responding.
      (Loaded) => current && startTransition(() => setComponent(() => Loaded)),
      () => current && fail(),
    );
    return () => void (current = false);
  }, [missing, load]);
  return active && Component ? children(Component) : fallback;
}
