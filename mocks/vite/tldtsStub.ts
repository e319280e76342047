/**
 * Replaces `tldts` in browser builds of the mock server. MSW's cookie jar uses it, with the whole public-suffix list
 * (112 KB gzip). The API does not use cookies, so the last two labels of a host name are good enough.
 */
const lastLabels = (host: string, count: number): string | null =>
  /^[\d.]+$|:/.test(host) || !host.includes('.') ? null : host.split('.').slice(-count).join('.');

export const getDomain = (host: string): string | null => lastLabels(host, 2);
export const getPublicSuffix = (host: string): string | null => lastLabels(host, 1);
export const getHostname = (host: string): string | null => host;
export const parse = (host: string) => ({
  hostname: getHostname(host),
  domain: getDomain(host),
  publicSuffix: getPublicSuffix(host),
});
