import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { NOT_HTTP, OTHER_METHOD, TOO_SLOW, UNANSWERED } from '@/kit/shared/plain-refusals';

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

const SENTENCES: Record<number, string> = {
  400: NOT_HTTP,
  405: OTHER_METHOD,
  408: TOO_SLOW,
  414: 'This address is too long',
  431: 'The headers of the request are too large',
  503: UNANSWERED,
};

export type ParseError = Error & { code?: string; rawPacket?: Buffer };

const LONGEST_FIRST_LINE = 8192;

/** The status for input that Node's parser could not read. */
export function statusOf(error: ParseError): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const [firstLine = ''] = (error.rawPacket?.toString('latin1') ?? '').split('\r\n', 1);
  if (error.code === 'HPE_HEADER_OVERFLOW') return firstLine.length > LONGEST_FIRST_LINE ? 414 : 431;
  // An unknown method, but a valid request.
  if (error.code === 'HPE_INVALID_METHOD' && /^[A-Z]+ \S+ HTTP\/1\.[01]$/.test(firstLine)) return 405;
  return 400;
}

/** Answers where there is no response object, and closes the connection. */
export function answerRaw(socket: Duplex, status: number, headers: Array<[string, string]>): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const sentence = SENTENCES[status] ?? '';
  const lines = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `X-Request-Id: ${randomUUID()}`,
    'Content-Type: text/plain; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(sentence)}`,
    ...(status === 405 ? ['Allow: GET, HEAD'] : []),
    ...(status === 503 ? ['Retry-After: 5'] : []),
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${sentence}`, () => socket.destroy());
}
