const clockTime = () => new Date().toTimeString().slice(0, 8);

/** Prints one line for each call when it is answered, followed by its violations of the contract. */
export function logCalls(server, print) {
  const startedAt = new Map();
  return server.log.subscribe((entry) => {
    const started = startedAt.get(entry.id);
    if (started === undefined) return void startedAt.set(entry.id, performance.now());
    startedAt.delete(entry.id);
    print(
      [callLine(entry, performance.now() - started), ...entry.violations.map(violationLine), ...crash(entry)].join(
        '\n',
      ),
    );
  });
}

function callLine({ method, address, status, operationId, injected }, milliseconds) {
  const took = `${milliseconds.toFixed(0)} ms`.padStart(7);
  const name = operationId ?? '-';
  const fault = injected ? '  (injected fault)' : '';
  const answer = status ?? 'cut';
  return `${clockTime()}  ${method.padEnd(7)} ${address}  ${answer} ${took}  ${name}${fault}`;
}

/** Escapes control characters, so that a request cannot write lines or colors into the log. */
const printable = (text) =>
  text.replaceAll(/\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`);

const violationLine = ({ side, pointer, message }) =>
  `          ! the ${side} breaks the contract at ${printable(pointer) || '(the whole of it)'}: ${printable(message)}`;

const crash = (entry) =>
  entry.crash === undefined ? [] : [String(entry.crash?.stack ?? entry.crash).replaceAll(/^/gm, '          ')];
