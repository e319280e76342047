const clockTime = () => new Date().toTimeString().slice(0, 8);

/** Prints a line for each finished request, followed by its contract violations and the stack trace of a crash. */
export function logRequests(server, print) {
  const startedAt = new Map();
  return server.log.subscribe((entry) => {
    const started = startedAt.get(entry.id);
    if (started === undefined) return void startedAt.set(entry.id, performance.now());
    startedAt.delete(entry.id);
    print(
      [requestLine(entry, performance.now() - started), ...entry.violations.map(violationLine), ...crash(entry)].join(
        '\n',
      ),
    );
  });
}

function requestLine({ method, url, status, operationId, injected }, milliseconds) {
  const duration = `${milliseconds.toFixed(0)} ms`.padStart(7);
  const name = operationId ?? '-';
  const fault = injected ? '  (injected fault)' : '';
  const outcome = status ?? 'aborted';
  return `${clockTime()}  ${method.padEnd(7)} ${url}  ${outcome} ${duration}  ${name}${fault}`;
}

/** Escapes control characters, so that a request cannot write lines or colors into the log. */
const printable = (text) =>
  text.replaceAll(/\p{Cc}/gu, (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`);

const violationLine = ({ side, pointer, message }) =>
  `          ! the ${side} violates the contract at ${printable(pointer) || '(the whole message)'}: ${printable(message)}`;

const crash = (entry) =>
  entry.crash === undefined ? [] : [String(entry.crash?.stack ?? entry.crash).replaceAll(/^/gm, '          ')];
