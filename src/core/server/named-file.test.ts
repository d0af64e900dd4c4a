import { expect, it } from 'vitest';
import { addressOf, answerFile } from './named-file';

const picture = async () => ({ type: 'image/png', bytes: Buffer.from('PNG') });
const ask = (path: string, headers: Record<string, string> = {}) =>
  answerFile(new Request(`http://a.example${path}`, { headers }), 'abc', picture);

it('is cached permanently under its own name, for minutes under any other', async () => {
  expect(addressOf('/merch/opengraph-image', 'abc')).toBe('/merch/opengraph-image?v=abc');
  const own = await ask('/x?v=abc');
  expect(await own.text()).toBe('PNG');
  expect(Object.fromEntries(own.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '3',
    'content-type': 'image/png',
    etag: '"abc"',
  });
  for (const path of ['/x', '/x?v=old', '/x?v=']) {
    expect((await ask(path)).headers.get('cache-control'), path).toBe('public, max-age=300');
  }
});

it('sends nothing again to a client that has it', async () => {
  const again = await ask('/x', { 'if-none-match': 'W/"abc"' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask('/x', { 'if-none-match': '"old"' })).status).toBe(200);
});
