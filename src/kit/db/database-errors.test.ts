import { expect, it } from 'vitest';
import {
  CommitFailedError,
  DeadlineError,
  isBadValue,
  isContended,
  isDatabaseUnavailable,
} from './database-errors';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['connection refused', withCode('ECONNREFUSED')],
  ['server shutting down', withCode('57P01')],
  ['too many connections', withCode('53300')],
  ['disk full', withCode('53100')],
  ['statement timeout', withCode('57014')],
  ['read-only standby', withCode('25006')],
  ['pool exhausted', new Error('timeout exceeded when trying to connect')],
  ['connection lost', new Error('Connection terminated unexpectedly')],
  ['client-side timeout', new Error('Query read timeout')],
  ['all addresses refused', new AggregateError([withCode('ECONNREFUSED')])],
  ['wrapped by a library', new Error('Failed query', { cause: withCode('ECONNRESET') })],
  ['commit', new CommitFailedError(withCode('23514'))],
  ['deadline', new DeadlineError()],
])('%s: may work later', (_name, error) => expect(isDatabaseUnavailable(error)).toBe(true));

it.each([
  ['broken rule', withCode('23505')],
  ['unknown column', withCode('42703')],
  ['programming error', new TypeError('x is undefined')],
  ['no error', 'ECONNREFUSED'],
])('%s: will fail again', (_name, error) => expect(isDatabaseUnavailable(error)).toBe(false));

it.each([
  ['a number too large for its column', withCode('22003'), true],
  ['no number', withCode('22P02'), true],
  ['no such comparison', new Error('Failed query', { cause: withCode('42883') }), true],
  ['no such table', withCode('42P01'), false],
  ['a broken rule', withCode('23505'), false],
  ['no error', '22003', false],
])('%s', (_name, error, is) => expect(isBadValue(error)).toBe(is));

it.each([
  ['a deadlock', withCode('40P01'), true],
  ['a serialization failure', withCode('40001'), true],
  ['a lock that was kept', new Error('Failed query', { cause: withCode('55P03') }), true],
  ['a slow statement', withCode('57014'), false],
  ['no error', '40P01', false],
])('%s: others write the same rows', (_name, error, is) => expect(isContended(error)).toBe(is));
