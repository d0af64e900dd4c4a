import type { IncomingMessage } from 'node:http';

/** The attribute that Next puts on its own scripts, by the request's header. */
export const nonceOf = ({ headers }: IncomingMessage) =>
  `nonce="${/'nonce-([\w-]{22})'/.exec(String(headers['content-security-policy']))?.[1]}"`;
