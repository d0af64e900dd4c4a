import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-secrets-'));
  vi.resetModules();
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(() => {
  // The worker is shared with other files.
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

const store = (secrets: object) => writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(secrets));
const keys = () => import('./secret-keys');
const tokens = () => import('./signed-token');
const erasures = () => import('@/core/db/erasure-list');
const seals = () => import('./sealed');
const one = (digit: string, until: string | null = null) => ({ key: digit.repeat(64), made: null, until });

/** What versions with one secret for everything sent, stored and sealed, under the PAYLOAD_SECRET of the tests. */
const OLD = {
  unsubscribe: 'YWRhQGV4YW1wbGUuY29t.-OF5FTsbHkw1mU8oyJ_jv2nAGZ5pa_ZBp-ihTQQuZ4I',
  status: 'NyA5MDAwMDAwMDAwMDAwIHg.Nlid9u2w6KJ8BIKO6NAn1RdE7wDAbT9F8Wdod5DBvpc',
  erasure: { mark: 'M5jMdefiFnd3nCC9Dr9J6slPi7ilMPNYZEJcc-0r4bw', key: 'hVnuKjxO' },
  sealed:
    '0101010101010101010101012b8cdc8d8e96829ae470bd14abd6ddb60c716c14855d7ee1814aea9f71c4759e7e8bf9e925fd5217e603a9b0df7379d9',
};

it('gives each purpose its own secret, which follows from PAYLOAD_SECRET', async () => {
  const { currentKey, sessionSecret } = await keys();
  const all = (['links', 'unsubscribe', 'limits', 'erasures', 'seals'] as const).map(currentKey);
  for (const key of all) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(all).size).toBe(5);
  // Nobody is signed out by the update.
  expect(sessionSecret()).toBe('0123456789abcdef0123456789abcdef0123');
});

it('still reads what one secret for everything signed, recorded and sealed', async () => {
  const { readToken } = await tokens();
  expect(readToken('newsletter-unsubscribe', OLD.unsubscribe)).toBe('ada@example.com');
  expect(readToken('ticket-status', OLD.status)).toBe('7 9000000000000 x');
  const { erasureMarks, erasureKeys } = await erasures();
  expect(erasureMarks('Ada@example.com')).toContain(OLD.erasure.mark);
  expect(erasureKeys()).toContain(OLD.erasure.key);
  const { isSealedByNewest, unseal } = await seals();
  const stored = Buffer.from(OLD.sealed, 'hex');
  expect(unseal('list secret of a draw', 'round 3', stored)).toEqual(Buffer.alloc(32, 7));
  expect(unseal('list secret of a draw', 'round 4', stored)).toBeNull();
  expect(isSealedByNewest('list secret of a draw', 'round 3', stored)).toBe(false);
});

it('signs with the newest, verifies with those that have not ended', async () => {
  store({ links: [one('a'), one('b', '2999-01-01T00:00:00.000Z'), one('c', '2026-01-01T00:00:00.000Z')] });
  const { issueToken, readToken } = await tokens();
  const signedBy = (digit: string) => {
    const body = Buffer.from('ada@example.com').toString('base64url');
    const text = `token:newsletter-confirm\n${body}`;
    return `${body}.${createHmac('sha256', digit.repeat(64)).update(text).digest('base64url')}`;
  };
  expect(issueToken('newsletter-confirm', 'ada@example.com')).toBe(signedBy('a'));
  expect(readToken('newsletter-confirm', signedBy('a'))).toBe('ada@example.com');
  expect(readToken('newsletter-confirm', signedBy('b'))).toBe('ada@example.com');
  expect(readToken('newsletter-confirm', signedBy('c'))).toBeNull();
});

it('keeps the secrets of other purposes when one is stored', async () => {
  store({ links: [one('a')] });
  const { readToken } = await tokens();
  expect(readToken('newsletter-unsubscribe', OLD.unsubscribe)).toBe('ada@example.com');
  expect(readToken('ticket-status', OLD.status)).toBeNull();
});

it('refuses a damaged file instead of signing with other secrets', async () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"links":[{"key":"sho');
  const { currentKey } = await keys();
  expect(() => currentKey('links')).toThrow('secrets.json is damaged: restore a copy of it');
});

it('signs nothing without a secret', async () => {
  vi.stubEnv('PAYLOAD_SECRET', '');
  const { issueToken } = await tokens();
  expect(() => issueToken('form-time', 'x')).toThrow('PAYLOAD_SECRET is not set');
});
