const lines = (title, rows) => [`  ${title}`, ...rows.map((row) => `    ${row}`), ''];
const keyOf = ({ email, password }) => `${email}:${password}`;

/** What the server says when it is ready: where it is, whom to sign in as, and commands that work as they stand. */
export function banner({ url, accounts, tags }, { scenario, seedNumber, persist }) {
  const [first] = accounts;
  // the exam and the login of this example are those of buyers
  const [, second] = accounts.filter(({ kind }) => kind === first.kind);
  const login = JSON.stringify({ email: first.email, password: first.password });
  const seed = seedNumber === undefined ? '' : `, seed ${seedNumber}`;
  return [
    '',
    `  The pretend server answers at  ${url}`,
    '',
    ...lines(`Scenario: ${scenario}${seed}. State: ${persist ?? 'in memory, gone when the server ends'}`, []).slice(
      0,
      1,
    ),
    '',
    ...lines(
      'Accounts',
      accounts.map(({ label, email, password }) => `${label.padEnd(22)} ${email.padEnd(24)} ${password}`),
    ),
    ...lines('Sign in, then ask who you are', [
      `TOKEN=$(curl -s ${url}/api/auth/login -H 'Content-Type: application/json' -d '${login}' \\`,
      `  | node -pe 'JSON.parse(fs.readFileSync(0)).token')`,
      `curl -s ${url}/api/auth/user -H "Authorization: Bearer $TOKEN"`,
    ]),
    ...lines('Examine it (the two buyers lose what is in their carts)', [
      `EXAM_URL=${url} EXAM_FIRST=${keyOf(first)} EXAM_SECOND=${keyOf(second)} \\`,
      `  npx vitest run --project unit tests/conformance/{${tags.join(',')}}.test.ts`,
    ]),
  ].join('\n');
}
