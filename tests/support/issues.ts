import { waitUntil } from '../../scripts/lib/wait';
import { call, query, send } from './api';
import type { Site } from './site';

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
const block = (type: string, words: string, more: object = {}) => ({
  type,
  version: 1,
  children: [text(words)],
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
});
export const body = (...words: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      block('heading', 'The doors', { tag: 'h2' }),
      ...words.map((one) => block('paragraph', one, { textFormat: 0, textStyle: '' })),
    ],
  },
});

export async function addIssue(site: Site, cookie: string, subject: string): Promise<number> {
  const issue = { subject, previewText: 'What comes first', body: body('They open on Monday.') };
  const answer = await send(site, '/admin/api/newsletter-issues', issue, { Cookie: cookie });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return JSON.parse(answer.text).doc.id;
}

/** Confirmed subscribers: `<name>1@readers.example` and on. */
export const addReaders = (site: Site, name: string, count: number) =>
  query(
    site,
    `insert into newsletter (email, state, confirmed_at)
     select $1 || n || '@readers.example', 'confirmed', now() from generate_series(1, $2::int) as n`,
    [name, count],
  );

export const act = (site: Site, cookie: string, id: number, request: object) =>
  send(site, `/admin/api/newsletter-issues/${id}/sending`, request, { Cookie: cookie });

export const sendingOf = async (site: Site, cookie: string, id: number) =>
  JSON.parse(
    (await call(site, `/admin/api/newsletter-issues/${id}/sending`, { headers: { Cookie: cookie } })).text,
  );

export async function untilState(site: Site, id: number, state: string, ms = 30_000): Promise<void> {
  const now = async () =>
    (await query<{ state: string }>(site, 'select state::text from newsletter_issues where id = $1', [id]))[0]
      ?.state;
  if (await waitUntil(ms, async () => (await now()) === state)) return;
  throw new Error(`The issue is ${await now()}, not ${state}, after ${ms} ms`);
}

/** The outcome for each subscriber: `[email, state, note]`. */
export const deliveries = async (site: Site, id: number) =>
  (
    await query<{ email: string; state: string; note: string | null }>(
      site,
      'select email, state::text, note from newsletter_deliveries where issue_id = $1 order by id',
      [id],
    )
  ).map(({ email, state, note }) => [email, state, note]);

/** What a mail program posts to our one-click link, for its user. */
export const postOneClick = (site: Site, link: string) =>
  call(site, link.replace(site.url, ''), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'none' },
  });
