/** One mailbox that is read by IMAP. */
export type ImapAccount = {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS, except on this machine. */
  isSecure: boolean;
  user: string;
  /** Empty: an access token is used. */
  password: string;
  folder: string;
};

/** A local network address and a port. */
export type Listening = { host: string; port: number };

const IMAPS_PORT = 993;
const IMAP_PORT = 143;

function parseImapUrl(text: string): ImapAccount {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['imap:', 'imaps:'].includes(url.protocol) || !url.hostname || !url.username)
    throw new Error(
      'must be addresses such as imaps://user:password@mail.example.org/INBOX, separated by commas',
    );
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (isSecure ? IMAPS_PORT : IMAP_PORT),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}

/** @throws Error whose message continues a sentence about the setting */
export const parseImapUrls = (value: string): ImapAccount[] =>
  value.split(',').map((one) => parseImapUrl(one.trim()));

const LOOPBACK = '127.0.0.1';

/** `2424`: this machine only. `0.0.0.0:2424`: also from others. @throws Error as above */
export function parseLmtpPort(value: string): Listening {
  const [, host, digits] = /^(?:([\d.]+|\[[\da-f:]+\]):)?(\d{1,5})$/i.exec(value.trim()) ?? [];
  const port = Number(digits);
  if (!digits || port < 1 || port > 65535)
    throw new Error('must be a port such as 2424, or an address and a port such as 0.0.0.0:2424');
  return { host: host?.replace(/^\[|\]$/g, '') ?? LOOPBACK, port };
}
