type Asked<T> = { answer: T; problem: null } | { answer: null; problem: string };

/** One call to the back office: its answer, or what went wrong as a sentence. */
export async function ask<T>(path: string, body: FormData | object): Promise<Asked<T>> {
  const isForm = body instanceof FormData;
  const request: RequestInit = isForm
    ? { method: 'POST', body }
    : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(path, request).catch(() => null);
  if (!answer)
    return {
      answer: null,
      problem: 'The site did not answer. Please look whether it was done before you try again.',
    };
  if (!answer.ok) return { answer: null, problem: await answer.text() };
  return { answer: await answer.json(), problem: null };
}
