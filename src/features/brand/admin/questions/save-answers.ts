import { z } from 'zod';
import { sentenceOf } from '@/kit/admin/sentence-of';
import { NO_ANSWER } from '@/kit/shared/plain-refusals';
import type { BrandAnswers } from '../../contract.questions';

/** Why nothing was saved; `fields` by path, as in 'colors.primary'. */
export type Refusal = { sentence: string; fields: Record<string, string>; isTaken: boolean };

/** Payload's refusal of a save. */
const refused = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
  ),
});

const MARKED = 'Nothing is saved yet. Please look again at what is marked.';

/** The document's own save, with its checks, history and revision. @returns undefined when it is published */
export async function saveAnswers(answers: BrandAnswers, revision: string): Promise<Refusal | undefined> {
  let answer: Response;
  try {
    // All five are sent, changed or not: whatever somebody else has answered meanwhile is then told.
    answer = await fetch('/admin/api/globals/brand?depth=0', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...answers, revision, _status: 'published' }),
    });
  } catch {
    return { sentence: NO_ANSWER, fields: {}, isTaken: false };
  }
  if (answer.ok) return undefined;
  const sentence = await sentenceOf(answer.clone());
  const { data } = refused.safeParse(await answer.json().catch(() => null));
  const named = data?.errors.flatMap((error) => error.data.errors) ?? [];
  const fields = Object.fromEntries(named.map(({ path, message }) => [path, message]));
  const isTaken = answer.status === 409;
  return { sentence: isTaken || named.length === 0 ? sentence : MARKED, fields, isTaken };
}
