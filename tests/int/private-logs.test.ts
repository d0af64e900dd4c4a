import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { application, call, query, send, signIn, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** Like a constraint of PostgreSQL, this one names the value that it refuses. */
const refuse = (table: string) =>
  query(
    site,
    `create or replace function quote_values() returns trigger language plpgsql as $$ begin
       raise exception 'refused %', new.email using detail = 'Key (email)=(' || new.email || ')';
     end $$;
     create trigger quote_values before insert or update on ${table} for each row execute function quote_values()`,
  );

it('logs a failing query without what somebody sent', async () => {
  await refuse('support_tickets');
  const sent = await send(site, '/api/support', { ...ticket(), email: 'ada.private@chapter.example' });
  expect(sent.status).toBe(500);
  expect(site.output()).toContain('500 POST /api/support');
  expect(site.output()).not.toMatch(/ada\.private|chapter\.example/);
});

it('logs a failing query of the back office without its values', async () => {
  const cookie = await signIn(site);
  await refuse('users');
  const account = { username: 'grace', password: 'a-password-of-grace', role: 'editor' };
  const made = await send(
    site,
    '/admin/api/users',
    { ...account, email: 'grace.private@chapter.example' },
    { Cookie: cookie },
  );
  expect(made.status).toBe(500);
  expect(site.output()).not.toMatch(/grace\.private|chapter\.example/);
});

it('logs the route of a failing page, never the link that opens a request', async () => {
  await query(site, 'alter table support_tickets rename to support_tickets_gone');
  const token = 'a-link-that-only-its-owner-may-know';
  await call(site, `/support/status/${token}`);
  expect(site.output()).not.toContain(token);
});

it('logs the address of a failing link without its token', async () => {
  await query(site, 'alter table suppressions rename to suppressions_gone');
  Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
  const { subscriberLink } = await import('../../src/features/newsletter/server/subscriber-links');
  const link = subscriberLink('newsletter-unsubscribe', 'ada.private@chapter.example');
  const answer = await fetch(link, { method: 'POST', body: 'x', redirect: 'manual' });
  expect(answer.status).toBe(500);
  expect(site.output()).toContain('500 POST /newsletter/unsubscribe');
  expect(site.output()).not.toContain('token');
});

/** Refuses rows of a table with a message that quotes one of their columns. */
const refuseQuoting = (table: string, column: string) =>
  query(
    site,
    `create or replace function quote_${column}() returns trigger language plpgsql as $$ begin
       raise exception 'refused %', new.${column} using detail = 'Key (${column})=(' || new.${column} || ')';
     end $$;
     create trigger quote_${column} before insert or update on ${table} for each row execute function quote_${column}()`,
  );

it('logs what fails at the desk without what staff wrote or searched for', async () => {
  const sent = await send(site, '/api/waitlist', application());
  expect(sent.status).toBe(201);
  const [row] = await query<{ id: number }>(site, 'select max(id) as id from waitlist');
  const cookie = { Cookie: await signIn(site) };
  await refuseQuoting('site.desk_drafts', 'text');
  const draft = { mode: 'note', subject: '', text: 'She was arrested in spring' };
  const kept = await send(site, `/admin/api/desk/application-${row?.id}/draft`, draft, cookie);
  expect(kept.status).toBe(500);
  expect(site.output()).toContain('500 POST /admin/api/desk/[id]/draft');
  await query(site, 'alter table site.desk_visits rename to desk_visits_gone');
  const queue = await call(site, '/admin/api/desk?q=arrested+in+spring', { headers: cookie });
  expect(queue.status).toBe(500);
  expect(site.output()).toContain('500 GET /admin/api/desk ');
  expect(site.output()).not.toMatch(/arrested/);
});

it('logs what fails in help without what a visitor searched for or missed', async () => {
  const article = {
    question: 'Import a roster',
    answer: 'Save your sheet as CSV.',
    slug: 'import-a-roster',
    topic: 'Roster',
    owner: 'Roster desk',
    audience: 'Secretaries',
    checkedOn: new Date().toISOString().slice(0, 10),
    _status: 'published',
  };
  const made = await send(site, '/admin/api/help-articles', article, { Cookie: await signIn(site) });
  expect(made.status, made.text).toBe(201);
  await refuseQuoting('site.help_missing', 'text');
  const missed = { article: article.slug, helped: 'no', missing: 'My treasurer embezzles' };
  expect((await send(site, '/api/help', missed)).status).toBe(500);
  expect(site.output()).toContain('500 POST /api/help');
  await query(site, 'alter table site.help_search rename to help_search_gone');
  expect((await call(site, '/api/help?q=embezzles')).status).toBe(500);
  expect((await call(site, '/help/search?q=embezzles')).status).toBe(500);
  await query(site, 'alter table posts rename to posts_gone');
  expect((await call(site, '/blog/embezzles')).status).toBe(500);
  expect((await call(site, '/blog/feed.xml?q=embezzles')).status).toBe(500);
  expect(site.output()).not.toMatch(/embezzles/);
});

it('logs a failing job by its id and task, without what its error quotes', async () => {
  await query(
    site,
    `create or replace function quote_mail() returns trigger language plpgsql as $$ begin
       raise exception 'refused %', new.subject;
     end $$;
     create trigger quote_mail before update on mails for each row execute function quote_mail()`,
  );
  const mail = {
    kind: 'test',
    to: 'ada@chapter.example',
    subject: 'A private subject',
    text: 'x',
    about: {},
  };
  await query(site, `select site.enqueue_mails($1, 3, 'chapter.example')`, [JSON.stringify([mail])]);
  site.startWorker();
  await waitUntil(30_000, () => /job \d+ \(send-mail\) failed: /.test(site.output()));
  expect(site.output()).toMatch(/job \d+ \(send-mail\) failed: /);
  expect(site.output()).not.toContain('A private subject');
});
