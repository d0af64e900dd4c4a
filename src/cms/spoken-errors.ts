import type { AfterErrorHook } from 'payload';

type Spoken = Error & { isPublic?: boolean; data?: { errors?: unknown } | null };

/**
 * Payload takes an error without a class name for unknown and hides its message; in a built site class names are
 * shortened away, and a class may be there twice. Staff read the sentence that was meant for them all the same, at the
 * field that it is about.
 */
export const speakErrors: AfterErrorHook = ({ error, result }) => {
  const { isPublic, data, message } = error as Spoken;
  if (!result) return;
  if (Array.isArray(data?.errors)) return { response: { ...result, errors: [{ data, message }] } };
  if (isPublic !== true || data) return;
  return { response: { ...result, errors: [{ message }] } };
};
