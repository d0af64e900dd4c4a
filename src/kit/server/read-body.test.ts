import { describe, expect, it } from 'vitest';
import { assertPlainJson } from './read-body';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('assertPlainJson', () => {
  it.each(['{}', '[]', '1', '"a:{b"', '{"a":1,"b":{"a":2}}', '[{"a":1},{"a":1}]', nested(32)])(
    'accepts %s',
    (text) => expect(() => assertPlainJson(text)).not.toThrow(),
  );

  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"x":{"a":1,"b":2,"a":3}}',
    '{"a":"b\\\\","a":1}',
    nested(33),
    nested(100_000),
  ])('refuses %s', (text) => expect(() => assertPlainJson(text)).toThrow());
});
