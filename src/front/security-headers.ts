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

/** Headers of every response, whatever its route and status; pages replace the file policy with their own. */
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

/** For files that are meant to appear on other sites. */
export function openToOtherSites(res: ServerResponse): void {
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Overrides any that a route set. */
export function setSecurityHeaders(res: ServerResponse, headers: Array<[string, string]>): void {
  for (const [name, value] of headers) res.setHeader(name, value);
  res.removeHeader('X-Powered-By');
}

/** Only an editor may see it, beside its form: no search engine indexes it, no other site frames it. */
export function letThisSiteFrame(res: ServerResponse): void {
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
