/** Where the wallet provider's page stands below the base (APPROVAL_PATH of the provider). */
export const APPROVAL_PLACE = '__mock__/paypal/';
/** The module that fills it, in a build beside the page. */
export const APPROVAL_SCRIPT = `${APPROVAL_PLACE}approval.js`;

/** An empty page with the module that fills it; the words are for a browser without scripts. */
export const approvalShell = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>Mock wallet</title>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>The mock wallet needs scripts, as the shop does.</noscript>
  </body>
</html>
`;
