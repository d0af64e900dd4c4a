import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;
let readPoliciesInForce: () => Promise<string>;

/** Sets this process's clock, which decides the current day; timers are not affected. */
const at = (dateTime: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(dateTime));
};
const publish = (slug: 'terms' | 'gdpr', data: object) =>
  site.payload.updateGlobal({ slug, data: { ...data, _status: 'published' }, overrideAccess: true });

beforeAll(async () => {
  site = await openPayload();
  ({ readPoliciesInForce } = await import('../../src/core/server/policies-in-force.queries'));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

it('names each policy with its version', async () => {
  expect(await readPoliciesInForce()).toBe('privacy-policy 1, terms 1, cookies 1, gdpr 1');
});

it('applies a new version from midnight UTC of its date, and not before', async () => {
  await publish('terms', { effectiveDate: '2199-08-01', changeNote: 'Counts later.' });
  at('2199-07-31T23:59:58Z');
  expect(await readPoliciesInForce()).toBe('privacy-policy 1, terms 1, cookies 1, gdpr 1');
  at('2199-08-01T00:00:00Z');
  expect(await readPoliciesInForce()).toBe('privacy-policy 1, terms 2, cookies 1, gdpr 1');
});

it('is at most a second behind, and leaves out a withdrawn policy', async () => {
  at('2199-12-01T10:00:00.000Z');
  await readPoliciesInForce();
  await site.payload.updateGlobal({ slug: 'gdpr', data: { _status: 'draft' }, overrideAccess: true });
  at('2199-12-01T10:00:00.999Z');
  expect(await readPoliciesInForce()).toBe('privacy-policy 1, terms 2, cookies 1, gdpr 1');
  at('2199-12-01T10:00:01.000Z');
  expect(await readPoliciesInForce()).toBe('privacy-policy 1, terms 2, cookies 1');
  await publish('gdpr', {});
  at('2199-12-01T10:00:02.000Z');
  expect(await readPoliciesInForce()).toBe('privacy-policy 1, terms 2, cookies 1, gdpr 1');
});
