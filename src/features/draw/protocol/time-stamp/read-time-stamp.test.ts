import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAuthority } from '../../../../../tests/support/time-stamp-authority';
import { stampOf, stampRequest } from '../../server/time-stamp/time-stamp';
import { readTimeStamp } from './read-time-stamp';

const TEXT = 'colonnade-draw-2 commitment\nround: 7';
const AT = '2027-02-20T09:31:00.000Z';

async function stamped(more: { purpose?: string } = {}) {
  const answer = await startAuthority({ at: new Date(AT), ...more });
  const { request, nonce } = stampRequest(TEXT);
  return (await stampOf(await answer(request), { text: TEXT, nonce })).token;
}

describe('a stamp by an elliptic curve', () => {
  let token: Buffer;
  beforeAll(async () => {
    token = await stamped();
  });

  it('is read with what browsers have built in', async () => {
    expect(await readTimeStamp(token.toString('base64'), TEXT)).toBe(AT);
  });

  it('is of one text only', async () => {
    await expect(readTimeStamp(token.toString('base64'), `${TEXT} `)).rejects.toThrow(
      'it is not of this commitment',
    );
  });

  it('is refused with any one bit of its time, its signature or its digest changed', async () => {
    const time = token.indexOf('20270220093100Z');
    const changed = [
      ...Array.from({ length: 15 }, (_, at) => time + at),
      token.length - 1,
      token.length - 40,
    ];
    for (const at of changed) {
      const wrong = Buffer.from(token);
      wrong[at] = (wrong[at] as number) ^ 1;
      await expect(readTimeStamp(wrong.toString('base64'), TEXT), `byte ${at}`).rejects.toThrow();
    }
  });
});

it('is refused when its certificate is for something else', async () => {
  const mail = await stamped({ purpose: '1.3.6.1.5.5.7.3.4' });
  await expect(readTimeStamp(mail.toString('base64'), TEXT)).rejects.toThrow(
    'its certificate is not one for time stamps',
  );
});

it('reads a stamp that OpenSSL made', async () => {
  const file = new URL('../../server/time-stamp/time-stamp.openssl.fixture.der', import.meta.url);
  expect(await readTimeStamp(readFileSync(file).toString('base64'), 'hello')).toBe(
    '2026-11-23T14:18:03.000Z',
  );
});

it.each(['', 'AA==', 'MIIB', 'not base64'])('refuses %j', async (token) => {
  await expect(readTimeStamp(token, TEXT)).rejects.toThrow();
});
