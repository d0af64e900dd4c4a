import type { AfterErrorHook } from 'payload';
import { isBadValue } from '@/db/database-errors';
import { NOT_VALID } from '@/shared/request-contract';

type Spoken = Error & { isPublic?: boolean; data?: { errors?: unknown } | null };

/**
 * Payload takes an error without a class name for unknown and hides its message; in a built site class names are
 * shortened away, and a class may be there twice. Staff read the sentence that was meant for them all the same, at the
 * field that it is about. A value that no column can hold is the asker's mistake, not the site's: Payload hands it to
 * the database unread.
 */
export const speakErrors: AfterErrorHook = ({ error, result }) => {
  if (isBadValue(error)) return { status: 400, response: { errors: [{ message: NOT_VALID }] } };
  const { isPublic, data, message } = error as Spoken;
  if (!result) return;
  if (Array.isArray(data?.errors)) return { response: { ...result, errors: [{ data, message }] } };
  if (isPublic !== true || data) return;
  return { response: { ...result, errors: [{ message }] } };
};
