const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability.
 * @param site the site's own origin
 */
export function securityText(mailbox: string, site: string, now: Date): string {
  // A whole day, so that the text stays the same until tomorrow.
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + VALID_DAYS * DAY);
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
