import { keepOne } from '@/shared/keep-one';

/**
 * `PREFIX-` and 13 digits: milliseconds since 1970, moved on by one when this process gave the same one before.
 * Another process may still have given it: the unique column decides, and the submission asks for the next.
 */
export function newRecordNumber(prefix: string, now = Date.now()): string {
  const last = keepOne('last-record-number', () => ({ milliseconds: 0 }));
  last.milliseconds = Math.max(now, last.milliseconds + 1);
  return `${prefix}-${String(last.milliseconds).padStart(13, '0')}`;
}
