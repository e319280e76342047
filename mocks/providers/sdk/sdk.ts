import { createPaypal } from './paypal';
import { currentScenario } from './scenario';
import { createSquare } from './square';

declare const __CARD_FRAME_HTML__: string;

/** Both SDKs in one file, which stands in for the providers' scripts: it defines the SDK whose script was requested. */
function defineSdk(): void {
  const script = document.currentScript;
  const url = script instanceof HTMLScriptElement ? script.src : '';
  const scenario = currentScenario();
  if (/paypal/.test(url)) {
    if (scenario !== 'paypal-empty') window.paypal ??= createPaypal(scenario);
  } else if (scenario !== 'square-empty') {
    const sandbox = /sandbox/.test(url);
    window.Square ??= createSquare({ scenario, sandbox, frameHtml: __CARD_FRAME_HTML__ });
  }
}

defineSdk();
