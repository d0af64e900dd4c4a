const UNSAID = 'That didn’t work. Please try again.';

/** The text of a refusal, never empty: the site's own endpoints send plain text, Payload its own JSON. */
export async function sentenceOf(answer: Response): Promise<string> {
  const isJson = answer.headers.get('content-type')?.includes('json');
  try {
    const said = isJson ? (await answer.json()).errors[0].message : await answer.text();
    return said || UNSAID;
  } catch {
    return UNSAID;
  }
}
