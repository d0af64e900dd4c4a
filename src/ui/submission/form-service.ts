import { TIMEOUT_MS } from '../http';

/** Posts fields as a multipart form to the third-party form service; only its ok status counts. */
export async function postToFormService(url: string, fields: Record<string, string>): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** What every form adds for the service: no captcha, a table, and where a reply goes. */
export const serviceSettings = (subject: string, replyTo: string) => ({
  _subject: subject,
  _captcha: 'false',
  _template: 'table',
  _replyto: replyTo,
});
