import { env } from '@/env';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * True when another site made the browser send this. Without Sec-Fetch-Site and Origin it is no browser, so there
 * is no cookie to abuse. The request's own host counts as ours: a phone on the local network and 127.0.0.1 must be
 * able to sign in. (The front lets X-Forwarded-Host through from trusted proxies only.)
 */
export function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === new URL(env().SITE_URL).origin) return false;
  const host = hostOf(origin);
  const ownHost = headers.get('x-forwarded-host') ?? headers.get('host');
  return host === null || host === '' || host !== ownHost?.toLowerCase();
}

/** The client's address as the front saw it; without the front (development) everyone is this machine. */
export const clientAddress = (headers: Headers) => headers.get('x-client-address') ?? '127.0.0.1';
