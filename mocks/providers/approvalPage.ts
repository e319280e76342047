import type { WalletRow } from '../db/rows';
import { centsText } from '../rules/money';
import { returnUrl } from './wallets';

/** How many of the order's lines are shown; the others are summed up in one row. */
const SHOWN_LINES = 5;

/** Looks unlike the shop, so that buyers see that they are on another site. */
const PAGE_STYLE = `
      :root { color-scheme: light dark; --background: #eef1f6; --card: #fff; --text: #141b2d; --muted: #55607a;
        --divider: #d5dbe6; --border: #78839b; --primary: #1d4fa8; --primary-hover: #173f87; --on-primary: #fff; --banner: #ffd65c; }
      @media (prefers-color-scheme: dark) {
        :root { --background: #0d111b; --card: #161c2a; --text: #edf1f9; --muted: #a3aec6; --divider: #2a3347; --border: #7c88a3;
          --primary: #8fb4ff; --primary-hover: #b0caff; --on-primary: #0d1a36; }
      }
      * { box-sizing: border-box; margin: 0; }
      body { min-height: 100vh; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
      .banner { padding: 8px 16px; background: var(--banner); color: #241a00; text-align: center; text-wrap: balance; font-weight: 600; }
      main { display: grid; gap: 16px; width: min(100% - 32px, 440px); margin: clamp(16px, 8vh, 80px) auto;
        padding: clamp(20px, 6vw, 36px); background: var(--card); border: 1px solid var(--divider); border-radius: 16px; }
      .brand { color: var(--primary); font-weight: 700; letter-spacing: -0.01em; }
      h1 { font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; }
      .muted, .amount span { color: var(--muted); font-size: 14px; font-weight: 400; letter-spacing: 0; }
      .amount { font-size: 40px; line-height: 1.1; font-weight: 650; letter-spacing: -0.03em;
        font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      ul { padding: 12px 0; list-style: none; border-block: 1px solid var(--divider); font-size: 14px; }
      li { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; font-variant-numeric: tabular-nums; }
      li span:first-child { min-width: 0; overflow-wrap: anywhere; }
      form { display: grid; gap: 8px; }
      button, a.primary { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--border);
        border-radius: 24px; background: transparent; color: inherit; font: inherit; font-weight: 600;
        text-align: center; text-decoration: none; cursor: pointer; }
      button:hover { border-color: var(--text); }
      button.primary, a.primary { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
      button.primary:hover, a.primary:hover { background: var(--primary-hover); border-color: var(--primary-hover); }
      :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
    `;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** US cents as `$2,432.50`. */
const dollars = (cents: number) => `$${centsText(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** A whole document without scripts, so that any content security policy allows it. */
const htmlDocument = (title: string, content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <meta name="robots" content="noindex">
    <title>${escape(title)} · Mock wallet</title>
    <style>${PAGE_STYLE}</style>
  </head>
  <body>
    <p class="banner">This is a mock approval page. No money moves.</p>
    <main>
      <p class="brand">Mock wallet</p>
      <h1>${escape(title)}</h1>
${content}
    </main>
  </body>
</html>
`;

/** A page with a title and one sentence. */
export const messagePage = (title: string, sentence: string) =>
  htmlDocument(title, `      <p class="muted">${escape(sentence)}</p>`);

const row = (name: string, amount: string) => `        <li><span>${escape(name)}</span> <span>${amount}</span></li>`;

/** The total with the lines that make it up. */
function orderSummary({ quote }: WalletRow): string {
  const rows = quote.lines
    .slice(0, SHOWN_LINES)
    .map(({ quantity, productName, priceCents }) =>
      row(`${quantity} × ${productName}`, dollars(priceCents * quantity)),
    );
  const others = quote.lines.slice(SHOWN_LINES);
  if (others.length > 0) {
    const sum = others.reduce((cents, { quantity, priceCents }) => cents + priceCents * quantity, 0);
    rows.push(row(others.length === 1 ? '1 more line' : `${others.length} more lines`, dollars(sum)));
  }
  rows.push(row('Membership discount', `−${dollars(quote.membershipDiscountCents)}`));
  rows.push(row('Shipping', dollars(quote.shippingCents)));
  return `      <p class="amount">${dollars(quote.totalCents)} <span>USD</span></p>
      <ul aria-label="Order summary">
${rows.join('\n')}
      </ul>`;
}

const FORM = `      <form method="post">
        <button class="primary" name="outcome" value="approved">Approve</button>
        <button name="outcome" value="declined">Decline</button>
        <button name="outcome" value="cancelled">Cancel</button>
      </form>`;

/** An open payment with the buttons to decide; a decided one with its outcome and a link back to the shop. */
export function approvalPage(wallet: WalletRow): string {
  const { outcome, shop } = wallet;
  const host = escape(new URL(shop).host);
  const summary = orderSummary(wallet);
  if (outcome === 'open') {
    return htmlDocument(
      'Approve this payment?',
      `      <p class="muted">Carton at ${host} asks for</p>\n${summary}\n${FORM}`,
    );
  }
  const back = `      <p><a class="primary" href="${escape(returnUrl(wallet))}">Back to the shop</a></p>`;
  return htmlDocument(`This payment was ${outcome}`, `${summary}\n${back}`);
}
