import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, someone, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** How the bytes are sent, and the headers by which Next's own router asks: they differ, and mean the same. */
const OF_THE_WIRE = [
  'date',
  'x-request-id',
  'vary',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];

/** Next answers an address with a query; the front answers the plain one itself. */
const NEXT = '?through=next';

const post = async (path: string, init: RequestInit) => {
  const { status, text, headers } = await call(site, path, { method: 'POST', ...init });
  expect(headers.get('vary')).toMatch(/\bCookie\b/);
  const told = [...headers].filter(([name]) => !OF_THE_WIRE.includes(name));
  return { status, text, headers: told.sort() };
};

const TYPE = { 'Content-Type': 'application/json' };
const samples = {
  '/api/support': ticket,
  '/api/waitlist': application,
  '/api/newsletter': () => ({ email: someone() }),
};

/** Next loads a form's handler with its first request, and answers that one. */
beforeAll(async () => {
  for (const path of Object.keys(samples)) expect((await post(path, { body: '{}' })).status).toBe(415);
});

it.each(Object.keys(samples))('%s is answered by the front, and with a query by Next', async (path) => {
  const varies = async (address: string) =>
    (await call(site, address, { method: 'POST' })).headers.get('vary');
  expect(await varies(path)).toMatch(/^Cookie/);
  expect(await varies(`${path}${NEXT}`)).toMatch(/^rsc, /);
});

describe.each(Object.entries(samples))(
  '%s, answered by the front itself, differs in nothing',
  (path, sample) => {
    const body = JSON.stringify(sample());
    it.each<[string, RequestInit]>([
      ['when a field is missing', { body: '{}', headers: TYPE }],
      ['when it is not JSON', { body: '{', headers: TYPE }],
      ['when nothing is sent', { headers: TYPE }],
      ['when it is of another type', { body, headers: { 'Content-Type': 'text/plain' } }],
      ['when another site sends it', { body, headers: { ...TYPE, Origin: 'https://example.org' } }],
      ['when its key is none', { body, headers: { ...TYPE, 'Idempotency-Key': 'one' } }],
      ['when it is compressed', { body, headers: { ...TYPE, 'Content-Encoding': 'gzip' } }],
    ])('%s', async (_, init) => {
      const direct = await post(path, init);
      expect(direct.status).toBeGreaterThanOrEqual(400);
      expect(direct).toEqual(await post(`${path}${NEXT}`, init));
    });

    it('when it is accepted, under one key by both', async () => {
      const init = { body, headers: { ...TYPE, 'Idempotency-Key': crypto.randomUUID() } };
      const direct = await post(path, init);
      expect(direct.status, direct.text).toBe(201);
      expect(direct).toEqual(await post(`${path}${NEXT}`, init));
    });
  },
);
