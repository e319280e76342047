/**
 * A fault for the mock server that keeps a call under way: the operation runs when `release` is called.
 * `createTestShop({ server: { faults: { addCartLine: adding.call } } })`
 */
export function holdCall() {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  return { call: () => released, release };
}
