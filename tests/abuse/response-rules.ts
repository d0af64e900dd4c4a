import { expect } from 'vitest';
import type { Answer } from './send-raw';

/** Words of machines: of databases, of libraries, of code locations. */
const INNARDS =
  /\b(sql|select \*|insert into|syntax error|postgres|drizzle|payload|lexical|zod|next\.js|node_modules|stack|undefined|null|NaN|TypeError|RangeError|Invalid input|Too (big|small)|ECONN\w+|ENOENT)\b|\bat \w+ \(|\/(src|usr|home|root|work|tmp)\//i;

/** One sentence that a person may read: short, a single line, without internals. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z“"][^\n\r<>{}]{4,180}$/);
  expect(text).not.toMatch(INNARDS);
}

const ALWAYS: [name: string, pattern: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /default-src 'none'.*frame-ancestors '(none|self)'/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['x-request-id', /^[0-9a-f-]{36}$/],
];
const NEVER = ['x-powered-by', 'server', 'access-control-allow-origin', 'strict-transport-security'];

/** What every response has, whatever the request. */
export function expectResponseRules({ status, headers }: Answer, path: string): void {
  expect(status, 'an answer').toBeGreaterThan(0);
  for (const [name, pattern] of ALWAYS) expect(headers[name], name).toMatch(pattern);
  for (const name of NEVER) expect(headers[name], name).toBeUndefined();
  if (status >= 400) {
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  }
  if (/^\/(admin\/)?api(\/|$)/.test(path)) {
    expect(headers['cache-control']).toContain('no-store');
    // What the front itself refuses never depends on a cookie.
    if (status < 400 || status === 401 || status === 403)
      expect(headers.vary?.toLowerCase()).toContain('cookie');
  }
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  if (status === 405) expect(headers.allow).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
}
