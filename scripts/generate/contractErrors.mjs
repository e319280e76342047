import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { YAMLParseError } from 'yaml';

const SHOWN = 5;
/** Faults of these rules cause faults of other rules; only the causes are shown. */
const CAUSES = new Set(['struct', 'no-unresolved-refs']);

/**
 * Why nothing could be generated from the contract: one line for each fault, with file, line and column. These come from
 * the contract's linter; the tools that read the contract do not know them.
 * @returns null if the linter finds no fault in the contract: then the error is the generator's own
 */
export function contractErrors(root, error) {
  if (error instanceof YAMLParseError) {
    const [{ line, col }] = error.linePos;
    return `openapi.yaml:${line}:${col}  ${error.message.split(/ at line |\n/)[0]}`;
  }
  const linter = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = spawnSync(process.execPath, [linter, 'lint', 'openapi.yaml', '--format=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { problems } = JSON.parse(stdout);
  const causes = problems.filter(({ ruleId }) => CAUSES.has(ruleId));
  const faults = causes.length > 0 ? causes : problems;
  const lines = faults.map(({ message, location: [{ start, pointer, source }] }) => {
    const place = start ? `${source.ref}:${start.line}:${start.col}` : source.ref;
    return `${place}  ${message.split('\n')[0]} (${pointer})`;
  });
  if (lines.length === 0) return null;
  const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} more: npx redocly lint openapi.yaml`] : [];
  return [...lines.slice(0, SHOWN), ...more].join('\n');
}
