import { isIP } from 'node:net';
import { env } from '@/env';

/** Passkeys belong to the host of SITE_URL, and browsers ask for one from this origin only. */
export const siteAddress = () => {
  const { origin, hostname } = new URL(env().SITE_URL);
  return { origin, host: hostname };
};

/** Browsers have passkeys on https and localhost, and never for an IP address. */
export function passkeysWork(): boolean {
  const { protocol, hostname } = new URL(env().SITE_URL);
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return false;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}
