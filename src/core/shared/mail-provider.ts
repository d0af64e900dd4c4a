/** Providers where whatever follows a plus sign reaches the same mailbox. */
const WITH_PLUS =
  /^(gmail\.com|(outlook|hotmail|live)\.(com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})|msn\.com|(icloud|me|mac)\.com|(proton|pm)\.me|protonmail\.(com|ch)|fastmail\.(com|fm)|(zohomail|zoho)\.(com|eu)|yandex\.(ru|com)|ya\.ru|mailbox\.org|posteo\.(de|net)|runbox\.com|hey\.com|tuta\.com|tutanota\.com)$/;
/** Where strangers share a domain, beside those. */
const OTHERS = /^(googlegroups\.com|yahoo\.|ymail\.com|aol\.|gmx\.|web\.de$|mail\.ru$|orange\.|free\.fr$)/;
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** Of an address or an identifier. */
export const domainOf = (address = ''): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

function split(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  const domain = domainOf(address);
  return [address.slice(0, Math.max(0, at)).toLowerCase(), ALIASES[domain] ?? domain];
}

/**
 * The mailbox behind an address: one person has any number of addresses where their provider ignores what follows a
 * plus sign, or dots. For limits only: addresses are stored, compared and written to as their owners typed them.
 */
export function mailboxBehind(address: string): string {
  const [local, domain] = split(address);
  const base = WITH_PLUS.test(domain) ? local.replace(/(?!^)\+.*$/, '') : local;
  return `${domain === 'gmail.com' ? base.replaceAll('.', '') : base}@${domain}`;
}

/** Whether strangers have addresses there too: having one says nothing about anybody else's. */
export const isPublicProvider = (domain: string): boolean =>
  WITH_PLUS.test(ALIASES[domain] ?? domain) || OTHERS.test(domain);
