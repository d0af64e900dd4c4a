/** What a refusal of the back office says. */
export async function sentenceOf(answer: Response): Promise<string> {
  const body = await answer.json().catch(() => null);
  return body?.errors?.[0]?.message ?? 'It did not work. Please try again.';
}
