import pino from 'pino';
import { expect, it } from 'vitest';
import { logger } from './logger';

const lines: string[] = [];
const options = (logger as unknown as { options: pino.LoggerOptions }).options;
const log = pino(options, { write: (line: string) => void lines.push(line) });
const logged = (write: () => void) => {
  lines.length = 0;
  write();
  return lines.join('');
};

const failed = () =>
  Object.assign(new Error('Failed query: insert\nparams: ada@example.com'), {
    params: ['ada@example.com'],
    query: 'insert into users',
    code: '23505',
  });

it('logs an error of Payload or the driver without its query and parameters', () => {
  const line = logged(() => log.error({ err: failed(), msg: 'There was an error' }));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'There was an error',
    error: expect.stringMatching(/^Error code=23505\n/),
  });
  expect(line).not.toMatch(/ada|insert|params/);
});

it('logs no document that somebody handed it', () => {
  const line = logged(() =>
    log.warn({ msg: 'Saved', doc: { email: 'ada', name: 'Lovelace' }, ip: '192.0.2.1' }),
  );
  expect(line).not.toMatch(/ada|Lovelace|192/);
  expect(JSON.parse(line).msg).toBe('Saved');
});

it('takes addresses out of sentences', () => {
  expect(JSON.parse(logged(() => log.info('Sent to ada@example.com'))).msg).toBe('Sent to (address)');
});
