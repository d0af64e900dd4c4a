import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { webStreamOf } from './web-stream';

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeEach(() => void process.on('uncaughtExceptionMonitor', note));
afterEach(() => {
  process.off('uncaughtExceptionMonitor', note);
  expect(uncaught).toEqual([]);
});

const source = (...chunks: string[]) => Readable.from(chunks, { objectMode: false });

it('passes every byte on', async () => {
  expect(await new Response(webStreamOf(source('The roster, ', 'Ada', ' 🏛'))).text()).toBe(
    'The roster, Ada 🏛',
  );
  expect(await new Response(webStreamOf(['Ada', ' 🏛'])).text()).toBe('Ada 🏛');
  expect(await new Response(webStreamOf(source())).text()).toBe('');
});

it('ends its source, and throws nothing, when it is canceled while it asks for more', async () => {
  const chunks = source('a', 'b', 'c', 'd');
  const reader = webStreamOf(chunks).getReader();
  await reader.read();
  await sleep(20);
  const next = reader.read();
  await reader.cancel();
  await next;
  // What throws later than that belongs to no promise.
  await sleep(20);
  expect(chunks.destroyed).toBe(true);
});

it('ends a source that has stopped sending', async () => {
  const silent = new Readable({ read: () => undefined });
  const reader = webStreamOf(silent).getReader();
  const next = reader.read();
  const closed = once(silent, 'close');
  await reader.cancel();
  await closed;
  expect(await next).toEqual({ done: true, value: undefined });
});

it('fails with the error of its source', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('The disk is gone'));
    },
  });
  await expect(new Response(webStreamOf(broken)).text()).rejects.toThrow('The disk is gone');
});
