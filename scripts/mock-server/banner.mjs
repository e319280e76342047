const section = (title, rows) => [`  ${title}`, ...rows.map((row) => `    ${row}`), ''];
const accountLine = ({ label, email, password }) => `${label.padEnd(22)} ${email.padEnd(24)} ${password}`;
const credentials = ({ email, password }) => `${email}:${password}`;

const DIFFERENCES = {
  noPaging: 'lists are not paged',
  extraFields: 'objects carry an extra field',
  images: 'pictures have absolute addresses',
  noContent: 'calls without a result return 204',
};

function differences(variant) {
  const set = Object.keys(DIFFERENCES).filter((name) => variant[name]);
  return set.length > 0
    ? section(
        'Like another backend',
        set.map((name) => DIFFERENCES[name]),
      )
    : [];
}

/** Printed when the server is ready: its URL, the accounts, and commands to copy and run. */
export function banner({ url, accounts, clerks, invalidTokens }, { scenario, seedNumber, persist, variant }) {
  const [first, second] = accounts;
  const settings = {
    CONFORMANCE_URL: url,
    CONFORMANCE_FIRST: credentials(first),
    CONFORMANCE_SECOND: credentials(second),
    CONFORMANCE_CLERK: credentials(clerks[0]),
    CONFORMANCE_EXPIRED: invalidTokens.expired,
    CONFORMANCE_EXPIRED_CLERK: invalidTokens.expiredClerk,
    CONFORMANCE_ORIGIN: 'https://shop.example.com',
  };
  const login = JSON.stringify({ email: first.email, password: first.password });
  return [
    '',
    ...section(`The mock server runs at  ${url}`, []),
    ...section(
      `Scenario: ${scenario}, seed ${seedNumber}. State: ${persist ?? 'in memory, lost when the server stops'}`,
      [],
    ),
    ...differences(variant),
    ...section('Accounts', accounts.map(accountLine)),
    ...section('Accounts of the back office', clerks.map(accountLine)),
    ...section('Tokens that must be rejected', [
      `Expired token of a buyer   ${invalidTokens.expired}`,
      `Expired token of a clerk   ${invalidTokens.expiredClerk}`,
      `Forged token               ${invalidTokens.forged}`,
    ]),
    ...section('Log in and show the account', [
      `TOKEN=$(curl -s ${url}/api/auth/login -H 'Content-Type: application/json' -d '${login}' \\`,
      `  | node -pe 'JSON.parse(fs.readFileSync(0)).token')`,
      `curl -s ${url}/api/auth/user -H "Authorization: Bearer $TOKEN"`,
    ]),
    ...section('Run the conformance suite against it (empties the carts of two buyers)', [
      ...Object.entries(settings).map(([name, value]) => `${name}=${value} \\`),
      `  npm run conformance`,
    ]),
  ].join('\n');
}
