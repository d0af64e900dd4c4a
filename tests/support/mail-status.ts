import { call } from './api';
import type { Site } from './site';

/** A request with a session, even an ended one, gets a fresh page, not one cached for ten seconds. */
const PAST_SESSION = { Cookie: 'colonnade-token=over' };

/** What /sitemap says of email, without tags. */
export async function mailStatus(of: Site): Promise<string> {
  const { text } = await call(of, '/sitemap', { headers: PAST_SESSION });
  const words = text
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return /Email delivery (.*?) Mobile app/.exec(words)?.[1] ?? `none in: ${words.slice(0, 300)}`;
}
