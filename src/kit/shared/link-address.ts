/** Schemes whose address a browser runs, or opens from the visitor's own disk. */
const DANGEROUS = ['javascript', 'data', 'vbscript', 'file'];
/** Schemes that lead to a page, a mail program, a phone or a map. */
const ALLOWED = ['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'callto'];

/** `localhost:3000/a` is a host with its port; no port has six digits. */
const PORT = /^\d{1,5}(?:[/?#]|$)/;

/** @returns in small letters; empty for an address without one */
function schemeOf(url: string): string {
  const [, written = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(url) ?? [];
  const scheme = written.toLowerCase();
  const isKnown = DANGEROUS.includes(scheme) || ALLOWED.includes(scheme);
  return isKnown || !PORT.test(rest) ? scheme : '';
}

/** Browsers ignore control characters and spaces in a scheme, so they are removed before it is checked. */
const IGNORED_IN_SCHEME = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const checkedScheme = (url: string) => schemeOf(url.replace(IGNORED_IN_SCHEME, ''));

export const hasScriptScheme = (url: string): boolean => DANGEROUS.includes(checkedScheme(url));

/** Whether it may be saved. What was stored before may also be shown with another scheme, unless that is dangerous. */
export const isAllowedAddress = (url: string): boolean => ['', ...ALLOWED].includes(checkedScheme(url));

/** The address as a visitor's browser opens it: a text without a scheme gets `https://`. */
export function toHref(url: string): string {
  const address = url.trim();
  return schemeOf(address) ? address : `https://${address.replace(/^\/\//, '')}`;
}

/** Browsers read `/\\` and a tab between slashes as `//`: it looks like a path and leads elsewhere. */
const OWN_PLACE = /^(\/(?![\\/\s])|#)/;

/**
 * The address of a link in a text, which may also lead to a path of this site or an anchor.
 * @returns null if readers get the text without a link
 */
export function textHref(url: string): string | null {
  const address = url.trim();
  if (OWN_PLACE.test(address)) return address;
  if (/^[\\/]/.test(address) || !isAllowedAddress(address)) return null;
  const href = toHref(address);
  return href === address || URL.canParse(href) ? href : null;
}

export const isWebAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url);
