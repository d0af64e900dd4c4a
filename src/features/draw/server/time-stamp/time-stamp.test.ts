import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTimeStamp } from '../../../../../scripts/verify-draw/main.mjs';
import { startAuthority } from '../../../../../tests/support/time-stamp-authority';
import { stampOf, stampRequest } from './time-stamp';

const TEXT = 'colonnade-draw-2 commitment\nround: 7';

async function stamped(options: Parameters<typeof startAuthority>[0] = {}, text = TEXT) {
  const answer = await startAuthority(options);
  const { request, nonce } = stampRequest(TEXT);
  return stampOf(await answer(request), { text, nonce });
}

it('gets a time stamp that another implementation reads', async () => {
  const at = new Date('2027-02-20T09:31:00Z');
  const { token, at: told } = await stamped({ at });
  expect(told).toEqual(at);
  expect(readTimeStamp(token, TEXT)).toMatchObject({
    at: '2027-02-20T09:31:00.000Z',
    by: 'CN=Time stamps of the tests',
  });
  expect(() => readTimeStamp(token, `${TEXT} `)).toThrow('it is not of this commitment');
});

it('takes none that is of something else, answers another request, or is refused', async () => {
  await expect(stamped({}, 'another text')).rejects.toThrow('The time stamp is of something else.');
  await expect(stamped({ forget: 'nonce' })).rejects.toThrow('The time stamp answers another request.');
  const { nonce } = stampRequest(TEXT);
  // PKIStatus 2: rejection.
  const refused = Buffer.from('30053003020102', 'hex');
  await expect(stampOf(refused, { text: TEXT, nonce })).rejects.toThrow('refused');
});

it('reads no stamp that was altered, nor one by a certificate for something else', async () => {
  const { token } = await stamped({ at: new Date('2027-02-20T09:31:00Z') });
  const at = token.indexOf('20270220093100Z');
  const later = Buffer.from(token);
  later.write('20260220093100Z', at, 'latin1');
  expect(() => readTimeStamp(later, TEXT)).toThrow('its signature is not over what it says');
  const mail = await stamped({ purpose: '1.3.6.1.5.5.7.3.4' });
  expect(() => readTimeStamp(mail.token, TEXT)).toThrow('its certificate is not one for time stamps');
});

it('reads a stamp that OpenSSL made', () => {
  const token = readFileSync(new URL('time-stamp.openssl.fixture.der', import.meta.url));
  expect(readTimeStamp(token, 'hello')).toMatchObject({ at: '2026-11-23T14:18:03.000Z', by: 'CN=Test TSA' });
});
