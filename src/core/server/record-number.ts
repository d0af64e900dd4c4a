import { processSingleton } from '@/kit/shared/process-singleton';

/**
 * `PREFIX-` and 13 digits: milliseconds since 1970, plus one if this process gave the same number before. Another
 * process may have given it too: the unique column decides (`underFreeNumber`).
 */
export function newRecordNumber(prefix: string, now = Date.now()): string {
  const last = processSingleton('last-record-number', () => ({ milliseconds: 0 }));
  last.milliseconds = Math.max(now, last.milliseconds + 1);
  return `${prefix}-${String(last.milliseconds).padStart(13, '0')}`;
}

const ATTEMPTS = 50;

/**
 * Inserts a record with the first number that no other record has.
 *
 * @param next the number to try; called again for each one that is taken
 * @param insert returns the record's id, or null if the number is taken
 */
export async function underFreeNumber(
  next: () => string,
  insert: (number: string) => Promise<number | null>,
): Promise<{ id: number; number: string }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const number = next();
    const id = await insert(number);
    if (id !== null) return { id, number };
  }
  throw new Error(`No number was free in ${ATTEMPTS} attempts`);
}
