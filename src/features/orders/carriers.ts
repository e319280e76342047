/** Carriers whose tracking numbers have a form of their own, and their public tracking pages. */
const CARRIERS: readonly { name: string; pattern: RegExp; url: (number: string) => string }[] = [
  { name: 'UPS', pattern: /^1Z[0-9A-Z]{16}$/, url: (number) => `https://www.ups.com/track?tracknum=${number}` },
  {
    name: 'USPS',
    pattern: /^(9[1-5]\d{20}|[A-Z]{2}\d{9}US)$/,
    url: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  {
    name: 'DHL',
    pattern: /^(JJD\d{16,20}|\d{10})$/,
    url: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  },
  {
    name: 'FedEx',
    pattern: /^(\d{12}|\d{15})$/,
    url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
];

/** The carrier that a tracking number belongs to, and the page that follows the parcel; null for an unknown form. */
export function findCarrier(trackingNumber: string): { name: string; url: string } | null {
  const number = trackingNumber.replaceAll(/[\s-]/g, '').toUpperCase();
  const carrier = CARRIERS.find(({ pattern }) => pattern.test(number));
  return carrier ? { name: carrier.name, url: carrier.url(encodeURIComponent(number)) } : null;
}
