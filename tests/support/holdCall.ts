/**
 * A fault for the mock server that holds an operation's calls until `release` is called.
 * `createTestShop({ server: { faults: { addCartLine: adding.call } } })`
 */
export function holdCall() {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  return { call: () => released, release };
}

/** Like `holdCall`, but each call is held until its own entry of `releases` is called. */
export function holdEachCall() {
  const releases: (() => void)[] = [];
  const call = () => new Promise<undefined>((resolve) => void releases.push(() => resolve(undefined)));
  return { call, releases };
}
