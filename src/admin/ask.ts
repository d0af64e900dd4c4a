import { sentenceOf } from './sentence-of';

type Asked<T> = { answer: T; problem: null } | { answer: null; problem: string };

/**
 * One POST to the back office: its answer, or what went wrong as a sentence.
 * @param away what is said when the site does not answer: what it did by then is unknown
 */
export async function ask<T>(
  path: string,
  body: FormData | object,
  away = 'The site did not answer. Please look whether it was done before you try again.',
): Promise<Asked<T>> {
  const request: RequestInit =
    body instanceof FormData
      ? { method: 'POST', body }
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    const answer = await fetch(path, request);
    if (!answer.ok) return { answer: null, problem: await sentenceOf(answer) };
    return { answer: await answer.json(), problem: null };
  } catch {
    return { answer: null, problem: away };
  }
}
