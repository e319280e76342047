import { inProcessTarget } from './inProcess';
import { overHttpTarget } from './overHttp';
import { conformanceSettings } from './settings';
import type { Target } from './target';

/** The server at CONFORMANCE_URL; without that setting the mock server. */
export async function openTarget(): Promise<Target> {
  const settings = conformanceSettings(process.env);
  return settings ? overHttpTarget({ ...settings, run: Date.now().toString(36) }) : inProcessTarget();
}
