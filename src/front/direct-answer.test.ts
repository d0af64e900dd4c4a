import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { directPosts } from '@/core/server/direct-posts';
import { withDirectPosts } from './direct-answer';

let server: Server;
afterEach(async () => {
  directPosts().clear();
  await new Promise((resolve) => server.close(resolve));
});

async function start(): Promise<string> {
  const handler = withDirectPosts(async (req, res) => {
    res.end(`next: ${req.method} ${req.url}`);
  });
  server = createServer((req, res) => void handler(req, res)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('hands a posted form to its handler, with its headers and every byte', async () => {
  const url = await start();
  directPosts().set('/api/one', async (request) => {
    const { method, headers } = request;
    const text = `${method} ${new URL(request.url).pathname} ${headers.get('x-own')} ${await request.text()}`;
    const answer = new Response(text, { status: 201, headers: { 'X-Answer': 'yes' } });
    answer.headers.append('Set-Cookie', 'a=1');
    answer.headers.append('Set-Cookie', 'b=2');
    return answer;
  });
  const body = 'é'.repeat(40_000);
  const answer = await fetch(`${url}/api/one`, { method: 'POST', headers: { 'X-Own': 'mine' }, body });
  expect([answer.status, answer.headers.get('x-answer'), answer.headers.getSetCookie()]).toEqual([
    201,
    'yes',
    ['a=1', 'b=2'],
  ]);
  expect(await answer.text()).toBe(`POST /api/one mine ${body}`);
});

it('leaves other methods, other spellings and unknown paths to Next', async () => {
  const url = await start();
  directPosts().set('/api/one', async () => new Response('direct'));
  const answers = [
    await fetch(`${url}/api/one`),
    await fetch(`${url}/api/one?page=2`, { method: 'POST' }),
    await fetch(`${url}/api/one/`, { method: 'POST' }),
    await fetch(`${url}/api/two`, { method: 'POST' }),
  ];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'next: GET /api/one',
    'next: POST /api/one?page=2',
    'next: POST /api/one/',
    'next: POST /api/two',
  ]);
});
