import { TIMEOUT_MS } from '../http';

/** Posts fields as a multipart form to the third-party form service; only its ok status counts. */
export async function postToFormService(url: string, fields: Record<string, string>): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: limit.signal,
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** What every form adds for the service: no captcha, a table, and the reply address. */
export const serviceSettings = (subject: string, replyTo: string) => ({
  _subject: subject,
  _captcha: 'false',
  _template: 'table',
  _replyto: replyTo,
});
