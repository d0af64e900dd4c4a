import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { passSink } from './response-sinks';
import { tapResponse } from './response-tap';

type Answer = (res: ServerResponse) => void;

/** The ways in which Node can send an answer; each must pass through, whichever of them Next uses. */
const WAYS: Record<string, Answer> = {
  'end with a text': (res) => res.end('words'),
  'end with a text in another encoding': (res) => res.end('d8rter', 'base64'),
  'end with bytes and a callback': (res) => res.end(Buffer.from('bytes'), () => res.emit('told')),
  'end with a callback alone': (res) => res.end(() => res.emit('told')),
  'end with nothing': (res) => res.end(),
  'write texts and bytes': (res) => {
    res.write('one ');
    res.write(new Uint8Array([116, 119, 111]));
    res.write('IA==', 'base64', () => res.end('three'));
  },
  'write from a larger buffer': (res) => {
    res.write(new Uint8Array(new TextEncoder().encode('--part--').buffer, 2, 4));
    res.end();
  },
  'writeHead with headers': (res) => {
    res.setHeader('X-Before', 'kept');
    res.writeHead(404, { 'X-One': '1', 'X-Two': ['a', 'b'] }).end('gone');
  },
  'writeHead with a reason': (res) => res.writeHead(418, 'Short and stout', { 'X-One': '1' }).end(),
  'writeHead with a flat list': (res) => res.writeHead(201, ['X-One', '1', 'X-Two', '2']).end(),
  'writeHead with the status alone': (res) => res.writeHead(204).end(),
  'statusCode and headers one by one': (res) => {
    res.statusCode = 307;
    res.statusMessage = 'Over There';
    res.setHeader('Location', '/there').setHeader('X-Gone', 'x');
    res.removeHeader('X-Gone');
    res.appendHeader('Set-Cookie', 'a=1').appendHeader('Set-Cookie', 'b=2');
    res.end();
  },
  'headers from a Headers object': (res) => res.setHeaders(new Headers({ 'X-One': '1' })).end('words'),
  flushHeaders: (res) => {
    res.setHeader('X-One', '1');
    res.flushHeaders();
    setTimeout(() => res.end('later'), 5);
  },
  'cork and uncork': (res) => {
    res.cork();
    res.write('one ');
    res.write('two');
    res.uncork();
    res.end();
  },
  'a stream into it': (res) => void Readable.from(['one ', 'two ', 'three']).pipe(res),
};

/** @returns everything that a client receives, except the time */
async function toldBy(answer: Answer): Promise<unknown> {
  const server = createServer((_req, res) => answer(res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  server.close();
  const { date: _, ...headers } = response.headers;
  return { status: response.statusCode, reason: response.statusMessage, headers, body };
}

it.each(Object.entries(WAYS))('%s tells a client the same through the tap', async (_, answer) => {
  const tapped: Answer = (res) => {
    tapResponse(res, passSink);
    answer(res);
  };
  // Node sets the length of an answer that is sent in one piece; through the tap it arrives in chunks.
  const { headers, ...told } = (await toldBy(answer)) as { headers: Record<string, string> };
  const { headers: seen, ...rest } = (await toldBy(tapped)) as { headers: Record<string, string> };
  const withoutLength = ({
    'content-length': _length,
    'transfer-encoding': _coding,
    ...others
  }: typeof headers) => others;
  expect({ ...rest, headers: withoutLength(seen) }).toEqual({ ...told, headers: withoutLength(headers) });
});

it('counts as sent once the head is known, and answers once', async () => {
  const seen: boolean[] = [];
  await toldBy((res) => {
    tapResponse(res, passSink);
    seen.push(res.headersSent);
    res.write('words');
    seen.push(res.headersSent);
    res.end();
    res.end('again');
    seen.push(res.write('and again'), res.writableEnded);
  });
  expect(seen).toEqual([false, true, true, true]);
});
