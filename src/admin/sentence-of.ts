const UNSAID = 'It did not work. Please try again.';

/** What a refusal says, never nothing: the site's own doors in plain text, Payload's in its own JSON. */
export async function sentenceOf(answer: Response): Promise<string> {
  const isJson = answer.headers.get('content-type')?.includes('json');
  try {
    const said = isJson ? (await answer.json()).errors[0].message : await answer.text();
    return said || UNSAID;
  } catch {
    return UNSAID;
  }
}
