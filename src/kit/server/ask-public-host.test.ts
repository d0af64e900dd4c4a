import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRelay } from '../../../tests/support/relay';
import { askPublicHost } from './ask-public-host';

let relay: Awaited<ReturnType<typeof startRelay>>;
beforeAll(async () => {
  relay = await startRelay(async (path) => {
    if (path === '/slow') await new Promise((done) => setTimeout(done, 600));
    if (path === '/elsewhere') return { status: 302, body: '' };
    return { body: path === '/long' ? 'x'.repeat(200) : 'heard' };
  });
});
afterAll(() => relay?.stop());

const ask = (address: string) => askPublicHost(address, { largest: 100, patienceMs: 300 });

it('reads an answer', async () => {
  expect((await ask(`${relay.url}/`)).toString()).toBe('heard');
});

it('stops at what is long, slow or elsewhere', async () => {
  await expect(ask(`${relay.url}/long`)).rejects.toThrow('It sent too much.');
  await expect(ask(`${relay.url}/slow`)).rejects.toThrow('It took too long.');
  await expect(ask(`${relay.url}/elsewhere`)).rejects.toThrow('It answered 302.');
  await expect(ask('http://127.0.0.1:9/')).rejects.toThrow('It could not be reached.');
});

it('reaches nothing private, by number or by name', async () => {
  for (const host of [
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '127.0.0.2',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
  ])
    await expect(ask(`https://${host}/`), host).rejects.toThrow('Its address is not public.');
  await expect(ask('file:///etc/passwd')).rejects.toThrow('Its address is not public.');
  // A name that resolves to this machine, as one in a private network would.
  const { port } = new URL(relay.url);
  const before = relay.asked.length;
  await expect(ask(`http://localhost:${port}/`)).rejects.toThrow('It could not be reached.');
  expect(relay.asked.length).toBe(before);
});
