import { afterAll, beforeAll, describe, it } from 'vitest';
import { chosenTarget } from '../target/chosen';
import type { Target } from '../target/target';
import { put, type Check } from './check';
import { Unproved } from './testApi';
import { PATIENCE_MS } from './patience';

/** Makes a test of each check. All of them share one server, as a server elsewhere is shared. */
export function sit(name: string, checks: readonly Check[], open: () => Promise<Target> = chosenTarget): void {
  describe(name, { timeout: PATIENCE_MS }, () => {
    let target: Target;
    beforeAll(async () => {
      target = await open();
    }, PATIENCE_MS);
    afterAll(() => target.close());

    for (const given of checks) {
      it(given.title, async (context) => {
        try {
          await put(given, target);
        } catch (error) {
          if (error instanceof Unproved && !target.complete) context.skip(error.message);
          throw error;
        }
      });
    }
  });
}
