import { expect, it, vi } from 'vitest';
import { logger } from './logger';

type Options = { hooks: { logMethod: (this: unknown, values: unknown[], write: () => void) => void } };
const { hooks } = (logger as unknown as { options: Options }).options;

/** What the log's writer gets for these values. */
function logged(...values: unknown[]): unknown[] {
  const write = vi.fn();
  hooks.logMethod.call({}, values, write);
  return write.mock.calls[0] ?? [];
}

const failed = () =>
  Object.assign(new Error('Failed query: insert\nparams: ada@example.com'), {
    params: ['ada@example.com'],
    query: 'insert into users',
    code: '23505',
  });

it.each([[{ err: failed(), msg: 'It failed' }], [{ error: failed(), msg: 'It failed', params: ['ada'] }]])(
  'logs an error of Payload or the driver without its query and parameters',
  (entry) => {
    const written = logged(entry);
    expect(written).toEqual([{ msg: 'It failed', error: expect.stringMatching(/^Error code=23505\n/) }]);
    expect(JSON.stringify(written)).not.toMatch(/ada|insert|params/);
  },
);

it('logs no document that somebody handed it', () => {
  const document = { email: 'ada', name: 'Lovelace' };
  expect(logged({ msg: 'Saved for ada@example.com', doc: document, ip: '192.0.2.1' })).toEqual([
    { msg: 'Saved for (address)' },
  ]);
});

it('takes addresses out of sentences', () => {
  expect(logged('Sent to ada@example.com')).toEqual(['Sent to (address)']);
});
