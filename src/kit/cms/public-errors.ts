import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isBadValue, isBrokenReference, isContended, isDatabaseUnavailable } from '@/kit/db/database-errors';
import { NOT_VALID } from '@/kit/shared/request-contract';

type PayloadError = Error & { isPublic?: boolean; data?: { errors?: unknown } | null };

const CONTENDED =
  'Someone else is changing this right now. Nothing was saved: please save again in a moment.';
const AWAY = 'The service is busy right now. Nothing was confirmed: please try again in a moment.';
const CHOSEN_IS_GONE =
  'Something that is chosen here was deleted meanwhile. Nothing was saved: please choose again.';
const RETRY_SECONDS = '5';

/** 503 with a sentence, and when to retry. */
function comeBack(req: PayloadRequest, message: string) {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', RETRY_SECONDS);
  return { status: 503, response: { errors: [{ message }] } };
}

/**
 * Payload treats an error without a known class name as internal and hides its message; a build minifies class names
 * and may contain a class twice. This restores the sentence meant for staff, at the field it is about. A value that
 * no column can store is the client's mistake, not the site's: Payload passes it to the database unchecked. A row
 * that stays locked, a deadlock or an unreachable database is nobody's mistake.
 */
export const exposePublicErrors: AfterErrorHook = ({ error, req, result }) => {
  if (isBadValue(error)) return { status: 400, response: { errors: [{ message: NOT_VALID }] } };
  if (isBrokenReference(error) && req.method !== 'DELETE')
    return { status: 400, response: { errors: [{ message: CHOSEN_IS_GONE }] } };
  if (isContended(error)) return comeBack(req, CONTENDED);
  if (isDatabaseUnavailable(error)) return comeBack(req, AWAY);
  const { isPublic, data, message } = error as PayloadError;
  if (!result) return;
  if (Array.isArray(data?.errors)) return { response: { ...result, errors: [{ data, message }] } };
  if (isPublic !== true || data) return;
  return { response: { ...result, errors: [{ message }] } };
};
