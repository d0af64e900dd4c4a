import type { AfterErrorHook } from 'payload';

/**
 * Payload takes an error without a class name for unknown and hides its message; in a built site class names are
 * shortened away. Staff read the sentence that was meant for them all the same.
 */
export const speakErrors: AfterErrorHook = ({ error, result }) => {
  const { isPublic, data } = error as Error & { isPublic?: boolean; data?: unknown };
  if (isPublic !== true || data || !result) return;
  return { response: { ...result, errors: [{ message: error.message }] } };
};
