import { sentenceOf } from '@/admin/sentence-of';
import { PRIVACY_API } from '../contract';

type Asked<T> = { answer: T; problem?: undefined } | { answer?: undefined; problem: string };

const AWAY = 'The site did not answer. Please try again.';

/** One call of the privacy tools. @param read what to take of a good answer */
export async function ask<T>(
  what: 'held' | 'file' | 'erasure',
  body: object,
  read: (answer: Response) => Promise<T>,
): Promise<Asked<T>> {
  try {
    const answer = await fetch(`${PRIVACY_API}/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? { answer: await read(answer) } : { problem: await sentenceOf(answer) };
  } catch {
    return { problem: AWAY };
  }
}

/** Hands a file to the person, as a link would. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
