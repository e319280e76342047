import type { WalletRow } from '../db/rows';
import { centsText } from '../rules/money';
import { pageStyle } from './pageStyle';
import { wayBack } from './settleWallet';

/** So many lines of the order are shown; the rest is summed up. */
const SHOWN_LINES = 5;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** `$2,432.50` of US cents. */
const dollars = (cents: number) => `$${centsText(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** A whole document without script, so that it stands under any content security policy. */
const documentOf = (title: string, content: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <meta name="robots" content="noindex">
    <title>${escape(title)} · Mock wallet</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <p class="ribbon">This is a mock approval page. No money moves.</p>
    <main>
      <p class="brand">Mock wallet</p>
      <h1>${escape(title)}</h1>
${content}
    </main>
  </body>
</html>
`;

/** A page that only says something. */
export const messagePage = (title: string, sentence: string) =>
  documentOf(title, `      <p class="quiet">${escape(sentence)}</p>`);

const row = (name: string, amount: string) => `        <li><span>${escape(name)}</span> <span>${amount}</span></li>`;

/** The amount, and how it comes about. */
function summaryOf({ bill }: WalletRow): string {
  const rows = bill.lines
    .slice(0, SHOWN_LINES)
    .map(({ quantity, productName, priceCents }) =>
      row(`${quantity} × ${productName}`, dollars(priceCents * quantity)),
    );
  const others = bill.lines.slice(SHOWN_LINES);
  if (others.length > 0) {
    const sum = others.reduce((cents, { quantity, priceCents }) => cents + priceCents * quantity, 0);
    rows.push(row(others.length === 1 ? '1 more line' : `${others.length} more lines`, dollars(sum)));
  }
  rows.push(row('Membership discount', `−${dollars(bill.membershipDiscountCents)}`));
  rows.push(row('Shipping', dollars(bill.shippingCents)));
  return `      <p class="amount">${dollars(bill.totalCents)} <span>USD</span></p>
      <ul aria-label="What it is for">
${rows.join('\n')}
      </ul>`;
}

const FORM = `      <form method="post">
        <button class="main" name="outcome" value="approved">Approve</button>
        <button name="outcome" value="declined">Decline</button>
        <button name="outcome" value="cancelled">Cancel</button>
      </form>`;

/** What the buyer decides about; once that is done, what was decided and the way back. */
export function approvalPage(wallet: WalletRow): string {
  const { outcome, shop } = wallet;
  const host = escape(new URL(shop).host);
  const summary = summaryOf(wallet);
  if (outcome === 'open') {
    return documentOf(
      'Approve this payment?',
      `      <p class="quiet">Carton at ${host} asks for</p>\n${summary}\n${FORM}`,
    );
  }
  const back = `      <p><a class="main" href="${escape(wayBack(wallet))}">Back to the shop</a></p>`;
  return documentOf(`This payment was ${outcome}`, `${summary}\n${back}`);
}
