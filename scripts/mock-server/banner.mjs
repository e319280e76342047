const part = (title, rows) => [`  ${title}`, ...rows.map((row) => `    ${row}`), ''];
const accountLine = ({ label, email, password }) => `${label.padEnd(22)} ${email.padEnd(24)} ${password}`;
const keyOf = ({ email, password }) => `${email}:${password}`;

/** What the server says when it is ready: where it is, whom to sign in as, and commands that work as they stand. */
export function banner({ url, accounts, clerks, invalidTokens }, { scenario, seedNumber, persist }) {
  const [first, second] = accounts;
  const settings = {
    CONFORMANCE_URL: url,
    CONFORMANCE_FIRST: keyOf(first),
    CONFORMANCE_SECOND: keyOf(second),
    CONFORMANCE_CLERK: keyOf(clerks[0]),
    CONFORMANCE_EXPIRED: invalidTokens.expired,
    CONFORMANCE_EXPIRED_CLERK: invalidTokens.expiredClerk,
    CONFORMANCE_ORIGIN: 'https://shop.example.com',
  };
  const login = JSON.stringify({ email: first.email, password: first.password });
  return [
    '',
    ...part(`The mock server answers at  ${url}`, []),
    ...part(
      `Scenario: ${scenario}, seed ${seedNumber}. State: ${persist ?? 'in memory, gone when the server ends'}`,
      [],
    ),
    ...part('Accounts', accounts.map(accountLine)),
    ...part('Accounts of the back office', clerks.map(accountLine)),
    ...part('Tokens that open nothing', [
      `A buyer’s that has expired   ${invalidTokens.expired}`,
      `A clerk’s that has expired   ${invalidTokens.expiredClerk}`,
      `Nobody has given             ${invalidTokens.forged}`,
    ]),
    ...part('Sign in, then ask who you are', [
      `TOKEN=$(curl -s ${url}/api/auth/login -H 'Content-Type: application/json' -d '${login}' \\`,
      `  | node -pe 'JSON.parse(fs.readFileSync(0)).token')`,
      `curl -s ${url}/api/auth/user -H "Authorization: Bearer $TOKEN"`,
    ]),
    ...part('Run the conformance suite against it (the two buyers lose what is in their carts)', [
      ...Object.entries(settings).map(([name, value]) => `${name}=${value} \\`),
      `  npm run conformance`,
    ]),
  ].join('\n');
}
