import type { Target } from './target';
import { inProcessTarget } from './inProcess';
import { overHttpTarget } from './overHttp';
import { conformanceSettings } from './settings';

/** The server at CONFORMANCE_URL, or the mock server when nothing is set. */
export async function chosenTarget(): Promise<Target> {
  const settings = conformanceSettings(process.env);
  return settings ? overHttpTarget({ ...settings, run: Date.now().toString(36) }) : inProcessTarget();
}
