import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopServer } from './graceful-stop';

// A stop that waits for a timer goes on only when the test moves the clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server, a connection that has sent one request, and the response to that request, not ended yet. */
async function withRequest() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const answer = async () => {
    response.end('here');
    while (!received.includes('here')) await turn();
  };
  return { server, answer, closed: once(socket, 'close'), received: () => received };
}

/** The stop, and whether it ended after the network had its turn. */
function stopOf(server: Parameters<typeof stopServer>[0]) {
  let isOver = false;
  const ended = stopServer(server).then(() => {
    isOver = true;
  });
  const isOverNow = async () => {
    for (let turns = 0; turns < 50; turns += 1) await turn();
    return isOver;
  };
  return { ended, isOverNow };
}

it('closes at once the connections that browsers keep for their next request', async () => {
  const { server, answer, closed } = await withRequest();
  await answer();
  await stopOf(server).ended;
  await closed;
});

it('answers a running request first', async () => {
  const { server, answer, closed, received } = await withRequest();
  const { ended, isOverNow } = stopOf(server);
  await vi.advanceTimersByTimeAsync(4400);
  expect(await isOverNow()).toBe(false);
  await answer();
  await vi.advanceTimersByTimeAsync(100);
  await ended;
  await closed;
  expect(received()).toContain('here');
});

it('cuts a request that is still running after 4.5 seconds', async () => {
  const { server, closed, received } = await withRequest();
  const { ended, isOverNow } = stopOf(server);
  await vi.advanceTimersByTimeAsync(4499);
  expect(await isOverNow()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  await closed;
  expect(received()).toBe('');
});
