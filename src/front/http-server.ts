import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { NOT_HTTP, OTHER_METHOD, TOO_SLOW, UNANSWERED } from '@/kit/shared/plain-refusals';
import { parseAddress } from '@/kit/shared/trusted-proxies';
import { LONGEST_ARRIVAL } from './body-limits';
import { boundConnections, type ConnectionLimits, cut } from './connections';
import type { Handler } from './handler';
import { answerPlainly } from './plain-answer';
import { setSecurityHeaders } from './security-headers';
import type { FrontSettings } from './settings';

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

type ParseError = Error & { code?: string; rawPacket?: Buffer };

const LONGEST_FIRST_LINE = 8192;

/** The status for input that Node's parser could not read. */
function statusOf(error: ParseError): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const [firstLine = ''] = (error.rawPacket?.toString('latin1') ?? '').split('\r\n', 1);
  if (error.code === 'HPE_HEADER_OVERFLOW') return firstLine.length > LONGEST_FIRST_LINE ? 414 : 431;
  // An unknown method, but a valid request.
  if (error.code === 'HPE_INVALID_METHOD' && /^[A-Z]+ \S+ HTTP\/1\.[01]$/.test(firstLine)) return 405;
  return 400;
}

/** Answers where there is no response object, and closes the connection. */
function answerRaw(socket: Duplex, status: number, headers: Array<[string, string]>): void {
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

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: LONGEST_ARRIVAL + 60_000,
  // How often Node looks for connections past those two limits; its default of 30 s would turn 10 s into 40.
  connectionsCheckingInterval: 1_000,
  // Longer than a proxy's usual 60 s: the proxy must be the one that closes an idle connection. Node announces whole
  // seconds but waits the full time, so a client that uses the last announced second is not cut off.
  keepAliveTimeout: 65_999,
  maxHeaderSize: 16 * 1024,
  // Node's own response to a missing Host has none of our headers; the request flow checks for it.
  requireHostHeader: false,
};

/**
 * Connections that the operating system accepts while our thread is busy (Linux caps it at net.core.somaxconn). With
 * Node's 511, thousands of peers that come back at once made visitors wait a second or more for a connection.
 */
const BACKLOG = 4096;

type Bounds = Partial<Pick<FrontSettings, 'trusted'>> & { limits?: ConnectionLimits };

/** Node's HTTP server with our limits, and with a plain response to everything that never becomes a request. */
export function createHttpServer(
  flow: Handler,
  headers: Array<[string, string]>,
  { trusted = () => false, limits }: Bounds = {},
): Server {
  const server = createServer(LIMITS);
  const isProxy = (remote: string) => {
    const address = parseAddress(remote);
    return address !== undefined && trusted(address);
  };
  const refuse = (socket: Socket) => answerRaw(socket, 503, headers);
  const connections = boundConnections(server, { isProxy, refuse, limits });
  const admitted = (req: IncomingMessage, res: ServerResponse): void => {
    if (connections.admits(req, res)) void flow(req, res);
  };
  server.on('request', admitted);
  server.on('checkContinue', admitted);
  server.on('checkExpectation', (_req, res) => {
    setSecurityHeaders(res, headers);
    res.setHeader('X-Request-Id', randomUUID());
    answerPlainly(res, 417, 'This expectation cannot be met', { Connection: 'close' });
  });
  server.on('connect', (_req, socket) => answerRaw(socket, 405, headers));
  server.on('clientError', (error: ParseError, socket: Socket) => {
    // A response on this connection has begun: a second one in between would corrupt it.
    const answering = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage;
    if (error.code === 'ECONNRESET' || answering?.headersSent) cut(socket);
    else answerRaw(socket, statusOf(error), headers);
  });
  return server;
}

/** @throws if the port is in use */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is already in use`) : error);
    });
    server.listen({ port, backlog: BACKLOG }, resolve);
  });
}
