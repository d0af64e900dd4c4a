import { hasScriptScheme, toHref } from '@/kit/shared/link-address';

/** Hosts whose first path segment is an account name, shown as '@name'. */
const AT_HOSTS = new Set([
  'instagram.com',
  'x.com',
  'twitter.com',
  'tiktok.com',
  'youtube.com',
  'threads.net',
]);
/** Hosts whose path alone names the account: 'colonnade', 'company/colonnade'. */
const PATH_HOSTS = new Set(['facebook.com', 'linkedin.com', 'github.com']);

/** Address for an `href`, or null if a browser would run it or open something other than a page. */
export const safeHref = (url: string) => (hasScriptScheme(url) ? null : toHref(url));

const readable = (text: string) => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

export const hostOf = (url: string) => {
  const href = safeHref(url);
  if (!href || !URL.canParse(href)) return '';
  return hostAsWritten(href).replace(/^(www|m)\./, '');
};

/** Browsers turn letters beyond ASCII into 'xn--…', which nobody can read. */
const hostAsWritten = (href: string) => {
  const { hostname } = new URL(href);
  if (!hostname.includes('xn--')) return hostname;
  const written = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(href)?.[1] ?? hostname;
  return readable(written).toLowerCase();
};

/** The line below a ticket's label: the account's name if the host is known, else host and path. */
export function linkHandle(url: string) {
  const href = safeHref(url);
  if (!href || !URL.canParse(href)) return url;
  const parsed = new URL(href);
  const path = readable(parsed.pathname).replace(/^\/+|\/+$/g, '');
  if (!parsed.protocol.startsWith('http')) return path;
  const host = hostOf(url);
  if (path && AT_HOSTS.has(host) && !path.includes('/')) return path.startsWith('@') ? path : `@${path}`;
  if (path && PATH_HOSTS.has(host)) return path;
  return path ? `${host}/${path}` : host;
}
