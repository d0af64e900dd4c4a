import type { IncomingMessage } from 'node:http';

/** Node keeps the first of each and drops the others; whoever stands before this site may have read the last. */
const ONCE = ['host', 'content-type', 'authorization'];

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{0,5})?$/i;

/** Whether a head that Node's parser let pass is valid HTTP, and can be read in one way only (RFC 9112, 3.2 and 6.1). */
export function isClearHead({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const { host, 'transfer-encoding': coding } = headers;
  if (host === undefined ? httpVersion === '1.1' : !HOST.test(host)) return false;
  if (coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked')) return false;
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  return ONCE.every((name) => names.indexOf(name) === names.lastIndexOf(name));
}
