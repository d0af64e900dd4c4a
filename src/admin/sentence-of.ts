/** What a refusal says: the site's own doors in plain text, Payload's in its own JSON. */
export async function sentenceOf(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  if (!answer.headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text).errors[0].message;
  } catch {
    return 'It did not work. Please try again.';
  }
}
