import { expect, it } from 'vitest';
import { findCarrier } from './carriers';

it.each([
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  [
    ' 9400 1000 0000 0000 0000 00 ',
    'USPS',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
  ],
  ['ec123456789us', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=EC123456789US'],
  ['1234567890', 'DHL', 'https://www.dhl.com/en/express/tracking.html?AWB=1234567890'],
  ['123456789012', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
])('%s belongs to %s', (number, name, url) => {
  expect(findCarrier(number)).toEqual({ name, url });
});

it.each(['', 'TRACK 17', 'javascript:alert(1)', '1Z999'])(
  '%j belongs to no known carrier, so it has no link',
  (number) => {
    expect(findCarrier(number)).toBeNull();
  },
);
