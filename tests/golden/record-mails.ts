import { waitUntil } from '../../scripts/lib/wait';
import { body } from '../support/issues';
import { quoteForm } from '../support/quotes';
import type { ReceivedMail, Smtp } from '../support/smtp-fake';
import { pageText } from './page-text';
import type { RecordFolder } from './record-folder';

export const ADMIN = { username: 'admin', password: 'first-admin-of-the-tests' };
const HEADERS = [
  'from',
  'to',
  'reply-to',
  'auto-submitted',
  'list-unsubscribe-post',
  'list-id',
  'precedence',
];

const FORMS: [path: string, body: object][] = [
  [
    '/api/support',
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Dues reminder',
      category: 'billing',
      message: 'It reminds us twice a day.',
      priority: 'low',
    },
  ],
  [
    '/api/waitlist',
    {
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      organization: 'ΑΦΑ',
      organizationSize: '26-50',
    },
  ],
  ['/api/newsletter', { email: 'ada@example.com' }],
];

const textOf = ({ from, to, parsed }: ReceivedMail) => {
  const headers = parsed.headers.filter(({ key }) => HEADERS.includes(key));
  return [
    `envelope ${from} -> ${to.join(', ')}`,
    `subject: ${parsed.subject}`,
    ...headers.map(({ key, value }) => `${key}: ${value}`),
    '',
    parsed.text ?? '',
    '',
    pageText(parsed.html ?? ''),
    ...parsed.attachments.map(({ filename, mimeType }) => `attachment ${filename} ${mimeType}`),
  ].join('\n');
};

/** Sends every form, right and wrong, and lets staff write; keeps the answers and each email that arrives. */
export async function recordMails(site: string, smtp: Smtp, record: RecordFolder): Promise<void> {
  let cookie = '';
  let steps = 0;
  const request = async (method: string, path: string, content?: object, more = {}) => {
    const answer = await fetch(site + path, {
      method,
      redirect: 'manual',
      headers: {
        Origin: site,
        ...(content instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        ...more,
      },
      body: content instanceof FormData ? content : content && JSON.stringify(content),
    });
    const text = await answer.text();
    if (!cookie) cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    steps += 1;
    const shown = answer.headers.get('content-type')?.startsWith('text/html') ? pageText(text) : text;
    const name = `${String(steps).padStart(2, '0')}-${method}${path}`;
    if (path.startsWith('/admin/api/') && answer.ok) record.write('answers', name, `${answer.status}\n`);
    else
      record.write('answers', name, `${answer.status} ${answer.headers.get('location') ?? ''}\n${shown}\n`);
    return { status: answer.status, text, json: () => JSON.parse(text) };
  };
  const arrived = async (words: string) => {
    const found = () => smtp.mails.find(({ parsed }) => `${parsed.subject}\n${parsed.text}`.includes(words));
    if (!(await waitUntil(60_000, () => found() !== undefined))) throw new Error(`No email with "${words}"`);
    return found() as ReceivedMail;
  };

  for (const [path, content] of FORMS) {
    await request('POST', path, content);
    await request('POST', path, { ...content, email: 'nobody' });
    await request('POST', path, {});
    await request('GET', path);
  }
  await request('POST', '/merch/quote', quoteForm({ email: 'ada@example.com' }));
  await request('POST', '/merch/quote', quoteForm({ email: '' }));

  const confirmation = await arrived('/newsletter/confirm');
  const link = /\/newsletter\/confirm\?\S+/.exec(confirmation.parsed.text ?? '')?.[0] ?? '';
  await request('GET', link);
  await fetch(site + link, { method: 'POST', headers: { Origin: site }, redirect: 'manual' });
  await arrived('/newsletter/unsubscribe');

  await request('POST', '/api/auth/login', ADMIN);
  const kinds = { ticket: 'support-tickets', application: 'waitlist', quote: 'quotes' };
  for (const [kind, slug] of Object.entries(kinds)) {
    const { docs } = (await request('GET', `/admin/api/${slug}?limit=1&depth=0&sort=-createdAt`)).json();
    const path = `/admin/api/desk/${kind}-${docs[0].id}`;
    const { seen, ways } = (await request('GET', path)).json();
    const answer = {
      text: `Dear Ada, this is about your ${kind}.`,
      subject: 'An answer',
      to: ways[0].to,
      seen,
    };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const { status, text } = await request('POST', `${path}/answers`, answer, key);
    if (status !== 201) throw new Error(`The ${kind} was not answered: ${status} ${text}`);
    await arrived(`about your ${kind}`);
  }
  const invitation = { username: 'nora', email: 'nora@example.com', role: 'support' };
  await request('POST', '/admin/api/users/invitations', invitation);
  await arrived('/admin/invitation');
  const issue = { subject: 'What is new', previewText: 'First things', body: body('They open on Monday.') };
  const { doc } = (await request('POST', '/admin/api/newsletter-issues', issue)).json();
  await request('POST', `/admin/api/newsletter-issues/${doc.id}/test`, { to: 'test@example.com' });
  await arrived('What is new');
  const kept = [...smtp.mails];
  const order = (mail: ReceivedMail) => `${mail.parsed.subject} ${mail.to}`;
  kept.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  for (const [at, mail] of kept.entries())
    record.write('mails', `${String(at + 1).padStart(2, '0')}-${mail.to.join()}`, textOf(mail));
}
