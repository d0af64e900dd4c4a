import { head } from '../support/raw-http';
import { type Group, NO_METHOD, plain, type Row } from './row';

const NOT_HTTP = plain(400, 'The request is not valid HTTP');
const TOO_MUCH = plain(431, 'The headers of the request are too large');
const post = (...headers: string[]) => head('POST /api/support', 'Connection: close', ...headers);
const get = (...headers: string[]) => head('GET /api/auth/session', 'Connection: close', ...headers);

/** Bytes that are not a request, or two requests in one: parsers that disagree on them can be misled. */
const NO_REQUEST: [bad: string, wire: string | Buffer][] = [
  ['bytes of nothing', Buffer.from([0, 1, 2, 3, 255, 254, 13, 10, 13, 10])],
  ['the greeting of TLS', Buffer.from('16030100a5010000a10303', 'hex')],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['HTTP/3.0', 'GET / HTTP/3.0\r\nHost: a\r\n\r\n'],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['lines that end half', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['a control character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: \u0001\u0000\r\n\r\n'],
  ['a length in letters', post('Content-Length: ten')],
  ['a length with a sign', post('Content-Length: +5')],
  ['a length of a kind', post('Content-Length: 0x10')],
  ['a length that nothing has', post('Content-Length: 99999999999999999999')],
  ['a list of lengths', post('Content-Length: 5, 5')],
  ['chunks and a length', post('Content-Length: 5', 'Transfer-Encoding: chunked')],
  ['chunks under another name', post('Transfer-Encoding: xchunked')],
  ['chunks, and then something else', post('Transfer-Encoding: chunked, identity')],
  [
    'a chunk of no number',
    `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'a chunk with a sign',
    `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}-2\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'a chunk of more than there is room for',
    `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}FFFFFFFFFFFFFFFFF\r\n`,
  ],
  [
    'a chunk longer than it says',
    `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}2\r\n{}{}{}\r\n0\r\n\r\n`,
  ],
  ['a tab in the address', 'GET /a\tb HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an address that is none', 'GET nowhere HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['two Hosts', get('Host: b')],
  ['a Host that is none', 'GET /api/auth/session HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ['two content types', post('Content-Type: application/json', 'Content-Type: text/plain')],
  ['two authorizations', get('Authorization: JWT a', 'Authorization: JWT b')],
  ['a coding that is no chunks', post('Transfer-Encoding: gzip')],
  ['no Host', 'GET /api/auth/session HTTP/1.1\r\nConnection: close\r\n\r\n'],
];

const wires: [bad: string, wire: string | Buffer, answer: Row['answer']][] = [
  ...NO_REQUEST.map(([bad, wire]) => [bad, wire, NOT_HTTP] as [string, string | Buffer, Row['answer']]),
  ['a header of 20 KB', get(`X-A: ${'a'.repeat(20_000)}`), TOO_MUCH],
  ['5,000 headers', get(...Array.from({ length: 5000 }, (_, at) => `X-${at}: a`)), TOO_MUCH],
  [
    'an expectation that nobody has',
    get('Expect: the unexpected'),
    plain(417, 'This expectation cannot be met'),
  ],
  ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n', plain(405, NO_METHOD)],
  [
    'TRACE with a cookie',
    head('TRACE /api/auth/session', 'Cookie: colonnade-token=x', 'Connection: close'),
    plain(405, NO_METHOD),
  ],
];

export const wire: Group = {
  about: 'what is no HTTP',
  rows: wires.map(([bad, bytes, answer]) => ({ bad, call: 'RAW', wire: bytes, answer })),
};
