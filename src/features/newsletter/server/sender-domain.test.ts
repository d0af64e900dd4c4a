import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSender } from './sender-domain';

/** Names of the test's zone with their TXT records; an empty list: the name exists without one. */
const ZONE: Record<string, string[]> = {
  'good.example': ['google-site-verification=x', 'v=spf1 include:mail.example -all'],
  '_domainkey.good.example': [],
  '_dmarc.good.example': ['v=DMARC1; p=reject; rua=mailto:d@good.example'],
  'weak.example': ['v=spf1 -all', 'v=spf1 mx -all'],
  '_dmarc.weak.example': ['v=DMARC1; p=none'],
  'bare.example': ['hello'],
};

const NX = 3;

/** One question of a DNS message, read and answered by hand: a header of 12 bytes, then labels. */
function answer(question: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  while (question[at]) {
    const length = question[at] ?? 0;
    labels.push(question.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  const end = at + 5;
  const texts = ZONE[labels.join('.').toLowerCase()];
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (texts ? 0 : NX), 2);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  const records = (texts ?? []).map((text) => {
    const record = Buffer.alloc(13);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(16, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(text.length + 1, 10);
    record.writeUInt8(text.length, 12);
    return Buffer.concat([record, Buffer.from(text)]);
  });
  return Buffer.concat([header, question.subarray(12, end), ...records]);
}

let server: Socket;
let resolver: Resolver;

beforeAll(async () => {
  server = createSocket('udp4', (question, from) => server.send(answer(question), from.port, from.address));
  await new Promise<void>((done) => server.bind(0, '127.0.0.1', done));
  resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${(server.address() as AddressInfo).port}`]);
});
afterAll(() => server.close());

const states = async (domain: string) =>
  (await checkSender(domain, resolver)).records.map(({ name, state }) => `${name} ${state}`);

it('finds the three records of a domain', async () => {
  expect(await checkSender('good.example', resolver)).toEqual({
    domain: 'good.example',
    isReachable: true,
    records: [
      {
        name: 'SPF',
        state: 'ok',
        words: 'Found: v=spf1 include:mail.example -all. It must name the server that sends the newsletter.',
      },
      {
        name: 'DKIM',
        state: 'ok',
        words:
          'good.example has DKIM keys. Look at the headers of a test mail: they say whether it is signed.',
      },
      { name: 'DMARC', state: 'ok', words: 'Found: v=DMARC1; p=reject; rua=mailto:d@good.example.' },
    ],
  });
});

it('says what is missing, and what is there without helping', async () => {
  expect(await states('bare.example')).toEqual(['SPF missing', 'DKIM missing', 'DMARC missing']);
  expect(await states('weak.example')).toEqual(['SPF look', 'DKIM missing', 'DMARC look']);
  expect(await states('no-such.example')).toEqual(['SPF missing', 'DKIM missing', 'DMARC missing']);
});

it('says that it could not ask, and claims nothing', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((done) => silent.bind(0, '127.0.0.1', done));
  const unanswered = new Resolver({ timeout: 200, tries: 1 });
  unanswered.setServers([`127.0.0.1:${silent.address().port}`]);
  const { isReachable, records } = await checkSender('good.example', unanswered);
  silent.close();
  expect(isReachable).toBe(false);
  expect(records.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(records[0]?.words).toBe('No name server answered, so this is not checked.');
});
