import type { MailRefusal } from '@/core/server/mail-inbox';

/** RFC 3463, from the special to the general. */
const WORDS: readonly [RegExp, string][] = [
  [/^5\.1\.[16]$|^5\.1\.10$/, 'The mailbox does not exist'],
  [/^5\.1\.2$|^5\.4\.[14]$/, 'The domain does not exist or takes no email'],
  [/^5\.1\./, 'The address does not work'],
  [/^5\.2\.1$/, 'The mailbox is switched off'],
  [/^[45]\.2\.2$/, 'The mailbox is full'],
  [/^5\.[23]\.[34]$/, 'The email is too large for this mailbox'],
  [/^5\.7\./, 'The receiving server refused it'],
  [/^4\.4\.7$|^5\.4\.7$/, 'The receiving server could not be reached in time'],
  [/^4\./, 'The receiving server is not accepting it right now'],
];
const ANY = 'The receiving server did not deliver it';
const NO_SUCH_ADDRESS = /^5\.(1\.([1-3]|6|10)|2\.1)$/;

/** Not a part of an IP address. */
const CODE = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;
/** Codes of servers that have no better one: their words say more. */
const SAYS_LITTLE = /^$|^5\.(0|5)\.0$/;
const REPLY_NOW = /^\s*4\d\d\b/;
const OUR_WORDS = /^.{0,200}?(?=\b[45]\d\d[ -])/s;

/** Whatever the code says, it may work tomorrow, or it is our own address that the server could not verify. */
const TOMORROW =
  /\bat a rate\b|rate.?limit|too (many|much|fast|quickly)|try again later|temporar|quota|(mailbox|inbox|storage).{0,20}\bfull|insufficient .{0,10}storage|gr[ae]y.?list|sender (verify|verification|callout)/i;
/** It is about us, or about what we wrote. */
const ABOUT_US =
  /spam|\b(block|black|deny).?list|blocked|reputation|policy|\b(spf|dkim|dmarc)\b|relay|sender|authenticat|content/i;
const NOBODY_THERE =
  /\b(unknown|no such|invalid|non-?existent|unrouteable|undeliverable) (local )?(user|recipient|mailbox|address|account|person)|\b(user|recipient|mailbox|address|account)\b.{0,40}\b(unknown|not found|invalid|disabled|inactive|deactivated|unavailable|not (a )?valid|not exist|no longer)|\bdoes(n.t| not) (exist|have an? )|\b(host|domain)( name)? not found|NXDOMAIN|no mailbox (here|by that name)|recip(ient)?notfound|recipient address rejected: access denied/i;
const TOO_LATE = /timed? ?out|expired/i;

const codeIn = (text: string) => CODE.exec(text)?.[0] ?? '';
/** Names of people and domains are none of the server’s words. */
const withoutAddresses = (text: string) => text.replace(/[^\s@]{1,80}@[^\s@]{1,255}/g, '…');

/**
 * One judgment of all refusals, from wherever they come.
 * @param status of a delivery report (RFC 3464); '' without one
 * @param said by the server; its own words begin with its reply code
 */
export function readRefusal(status: string, said: string): MailRefusal {
  const reported = codeIn(status);
  const code = SAYS_LITTLE.test(reported) ? codeIn(said) || reported : reported;
  const text = withoutAddresses(said);
  const isForNow = code.startsWith('4') || REPLY_NOW.test(said) || TOMORROW.test(text);
  const saysNobody = NO_SUCH_ADDRESS.test(code) || (NOBODY_THERE.test(text) && !ABOUT_US.test(text));
  const isAddressBad = !isForNow && saysNobody;
  const known = WORDS.find(([pattern]) => pattern.test(code))?.[1];
  const words = (isAddressBad || !NO_SUCH_ADDRESS.test(code)) && known ? known : wordsFor(text, isAddressBad);
  return {
    problem: `${words}${code ? ` (${code})` : ''}${said ? `: ${said.slice(0, 300)}` : ''}`,
    isAddressBad,
  };
}

function wordsFor(text: string, isAddressBad: boolean): string {
  if (isAddressBad) return 'The mailbox does not exist';
  return TOO_LATE.test(text) ? 'The receiving server could not be reached in time' : ANY;
}

/** @param message of the SMTP library: its own words, then the server’s */
export const readSmtpRefusal = (message: string): MailRefusal =>
  readRefusal('', message.replace(OUR_WORDS, ''));
