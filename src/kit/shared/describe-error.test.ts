import { expect, it, vi } from 'vitest';
import { describeError, guardConsole, withoutPrivate } from './describe-error';

/** As drizzle throws it: the driver's error is its cause. */
const failedQuery = () =>
  Object.assign(new Error('Failed query: update "users" set "email" = $1\nparams: ada@example.com'), {
    query: 'update "users"',
    params: ['ada@example.com'],
    cause: Object.assign(new Error('duplicate key value (ada@example.com)'), {
      code: '23505',
      severity: 'ERROR',
      detail: 'Key (email)=(ada@example.com) already exists.',
      table: 'users',
      constraint: 'users_email_idx',
    }),
  });

it('says class, code and place of an error, and nothing that somebody sent', () => {
  const text = describeError(failedQuery());
  expect(text).toContain('Error\n    at ');
  expect(text).toContain(
    'because of Error code=23505 severity=ERROR table=users constraint=users_email_idx\n    at ',
  );
  expect(text).not.toMatch(/ada|example|Key|params/);
});

it('keeps the words of the engine and of the operating system', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatch(
    /^TypeError x is not a function\n {4}at /,
  );
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(describeError(full)).toMatch(/^Error code=ENOSPC ENOSPC: no space left on device, write\n/);
});

it('says no more of what is no error than its type', () => {
  expect(describeError('ada@example.com')).toBe('a thrown string');
});

it('ends where causes go round in a circle', () => {
  const circle = new Error('a');
  circle.cause = circle;
  expect(describeError(circle).match(/because of/g)).toHaveLength(2);
});

it.each([
  ['550 <ada@example.com>: unknown', '550 <(address)>: unknown'],
  ['to=Ada.L+x@mail.example.com, again', 'to=Ada.L+x@mail.example.com'.replace(/.*/, '(address), again')],
  ['nothing here @ all', 'nothing here @ all'],
  [
    'GET /newsletter/unsubscribe?token=YWRhIDE.Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9 failed',
    'GET /newsletter/unsubscribe?(secret) failed',
  ],
  [
    '/support/status/NyAx.Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9 failed',
    '/support/status/(secret) failed',
  ],
  ['eyJhbGciOiJI.eyJpZCI6MX0.Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9', '(secret)'],
  ['Cookie: colonnade-token=x', '(secret)'],
  ['{"password":"a-password"}', '{"(secret)'],
  ['the token was refused', 'the token was refused'],
])('takes addresses and secrets out of %s', (line, safe) => expect(withoutPrivate(line)).toBe(safe));

it('guards what is written by console', () => {
  const write = vi.fn();
  const target = { error: write, warn: write };
  guardConsole(target);
  target.error(
    'failed for ada@example.com',
    failedQuery(),
    7,
    { email: 'ada' },
    { digest: '42', path: '/x' },
  );
  expect(write.mock.calls[0]?.[0]).toBe('failed for (address)');
  expect(String(write.mock.calls[0]?.[1])).not.toContain('ada');
  expect(write.mock.calls[0]?.slice(2)).toEqual([7, '(an object)', { digest: '42' }]);
});
