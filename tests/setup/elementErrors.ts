import type { Config } from '@testing-library/dom';

/**
 * A query that finds nothing prints the whole document into its error. While a test waits for an element that happens at each
 * check; once, at the end of the wait, is enough.
 */
export function printDocumentOnce(getConfig: () => Config): Pick<Config, 'getElementError'> {
  const { getElementError } = getConfig();
  return {
    getElementError: (message, container) =>
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? new Error(message ?? '')
        : getElementError(message, container),
  };
}
