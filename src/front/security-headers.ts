import type { ServerResponse } from 'node:http';
import { FILE_POLICY } from './content-security-policy';

const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What every answer carries, whatever its route and status; pages put their own policy in place of the file's. */
export function securityHeaders(secure: boolean): Array<[string, string]> {
  const headers: Array<[string, string]> = [
    ['Content-Security-Policy', FILE_POLICY],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', OFF.map((feature) => `${feature}=()`).join(', ')],
  ];
  if (secure) headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  return headers;
}

/** For files that are made to appear on other sites. */
export function openToOtherSites(res: ServerResponse): void {
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Sets them, over anything that a route behind the front said. */
export function setSecurityHeaders(res: ServerResponse, headers: Array<[string, string]>): void {
  for (const [name, value] of headers) res.setHeader(name, value);
  res.removeHeader('X-Powered-By');
}

/** What an editor alone may see, beside the form it comes from: no search engine keeps it, no other site shows it. */
export function letThisSiteFrame(res: ServerResponse): void {
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
