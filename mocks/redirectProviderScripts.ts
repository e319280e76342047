import { currentScenario } from './providers/sdk/scenario';
import { SDK_HOSTS } from './vite/workerSource';

/** Scripts that have been redirected keep their own address in the query, by which the SDK knows what to define. */
const addressOf = (sdk: URL, script: string) => `${sdk.href}?for=${script}`;

/**
 * Where no service worker serves the payment providers' scripts, they are loaded from `sdk` instead. Affects all scripts
 * that this page adds from then on.
 */
export function redirectProviderScripts(sdk: URL): void {
  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  if (!source?.set) return;
  const setSource = source.set;
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, address: string) {
      const isProvider = SDK_HOSTS.test(address);
      const provider = address.includes('paypal') ? 'paypal' : 'square';
      const isBlocked = isProvider && currentScenario() === `${provider}-blocked`;
      setSource.call(this, isProvider && !isBlocked ? addressOf(sdk, address) : address);
    },
  });
}
