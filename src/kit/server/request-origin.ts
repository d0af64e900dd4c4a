import { env } from '@/env';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
const ownHost = (headers: Headers) => (headers.get('x-forwarded-host') ?? headers.get('host'))?.toLowerCase();

/**
 * True when another site made the browser send this. Without Sec-Fetch-Site and Origin it is not a browser, so there
 * is no cookie to abuse. The request's own host counts as ours: a phone on the local network and 127.0.0.1 must be
 * able to sign in. (The front accepts X-Forwarded-Host from trusted proxies only.)
 */
export function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === new URL(env().SITE_URL).origin) return false;
  const host = hostOf(origin);
  return host === null || host === '' || host !== ownHost(headers);
}

const LONGEST_PATH = 200;

/** Path of the page with the form, according to the browser; null if it does not say, or for another site. */
export function pageOf(headers: Headers): string | null {
  const referer = headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, host, pathname } = new URL(referer);
  const isOwn = origin === new URL(env().SITE_URL).origin || host === ownHost(headers);
  return isOwn ? pathname.slice(0, LONGEST_PATH) : null;
}

/** The client's address as the front saw it; without the front (development) everyone is this machine. */
export const clientAddress = (headers: Headers) => headers.get('x-client-address') ?? '127.0.0.1';
