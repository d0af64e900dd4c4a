import { z } from 'zod';

const UNSAID = 'That didn’t work. Please try again.';

/** A refusal in Payload's own form. */
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** The text of a refusal, never empty: the site's own endpoints send plain text, Payload its own JSON. */
export async function sentenceOf(answer: Response): Promise<string> {
  const isJson = answer.headers.get('content-type')?.includes('json');
  try {
    const said = isJson ? refusal.parse(await answer.json()).errors[0]?.message : await answer.text();
    return said || UNSAID;
  } catch {
    return UNSAID;
  }
}
