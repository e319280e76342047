import { afterAll, beforeAll, describe, it } from 'vitest';
import { chosenExaminee } from '../examinee/chosen';
import type { Examinee } from '../examinee/examinee';
import { put, type Check } from './check';
import { Unproved } from './exam';
import { PATIENCE_MS } from './patience';

/** Makes a test of each check. All of them share one server, as a server elsewhere is shared. */
export function sit(name: string, checks: readonly Check[], open: () => Promise<Examinee> = chosenExaminee): void {
  describe(name, { timeout: PATIENCE_MS }, () => {
    let examinee: Examinee;
    beforeAll(async () => {
      examinee = await open();
    }, PATIENCE_MS);
    afterAll(() => examinee.close());

    for (const given of checks) {
      it(given.title, async (context) => {
        try {
          await put(given, examinee);
        } catch (error) {
          if (error instanceof Unproved && !examinee.complete) context.skip(error.message);
          throw error;
        }
      });
    }
  });
}
