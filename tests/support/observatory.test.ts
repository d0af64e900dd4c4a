import { expect, it } from 'vitest';
import { observatoryScore } from './observatory';

const GOOD = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const scoreOf = (changes: Record<string, string> = {}, html = '<script src="/a.js"></script>') => {
  const all = Object.entries({ ...GOOD, ...changes }).filter(([, value]) => value !== '');
  return observatoryScore(new Headers(all), html).score;
};

it.each<[string, number, Record<string, string>, string?]>([
  ['everything', 130, {}],
  ['no headers at all', 30, Object.fromEntries(Object.keys(GOOD).map((name) => [name, '']))],
  [
    'styles inline',
    120,
    { 'Content-Security-Policy': `${GOOD['Content-Security-Policy']}; style-src 'unsafe-inline'` },
  ],
  [
    'scripts inline',
    80,
    { 'Content-Security-Policy': "script-src 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'" },
  ],
  ['a short promise of https', 120, { 'Strict-Transport-Security': 'max-age=60' }],
  ['scripts of another site', 50, {}, '<script src="https://cdn.example/a.js"></script>'],
  ['a referrer for everybody', 120, { 'Referrer-Policy': 'unsafe-url' }],
])('%s: %d points', (_what, score, changes, html) => expect(scoreOf(changes, html)).toBe(score));
