import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { act, addIssue, addReaders, body, untilState } from '../support/issues';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

let smtp: Smtp;
let site: Site;
let admin: string;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  admin = await signIn(site);
  await addReaders(site, 'reader', 2);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const issueAt = async (id: number) =>
  JSON.parse(
    (await call(site, `/admin/api/newsletter-issues/${id}?depth=0`, { headers: { Cookie: admin } })).text,
  );

it('a newsletter issue that is written before a draw carries its fingerprint by itself', async () => {
  const { id, fingerprint } = await putRound(site, { title: 'Summer draw', state: 'committed' });
  const issue = await addIssue(site, admin, 'News of May');
  expect((await issueAt(issue)).announces).toBe(id);
  const preview = await send(
    site,
    '/admin/api/newsletter-issues/preview',
    { subject: 'x', body: body('y'), announces: id },
    { Cookie: admin },
  );
  expect(JSON.parse(preview.text).html).toContain(fingerprint);
  await act(site, admin, issue, { action: 'start', rate: 0 });
  await untilState(site, issue, 'sent');
  expect(smtp.mails).toHaveLength(2);
  for (const { parsed } of smtp.mails)
    expect(parsed.text).toContain(
      `Summer draw: we draw $250 on May 6, 2029 at 11:09 PM UTC, from 57 tickets.\n\nNobody can know the winner in advance, not even us. Keep this fingerprint of the closed list: ${fingerprint}\n\nCheck it afterwards: ${site.url}/links/draw/${id}`,
    );

  // Once it is drawn, nobody can announce it any more: a fingerprint that arrives late proves nothing.
  const late = await addIssue(site, admin, 'News of June');
  await query(site, `update draw_rounds set status = 'drawn' where id = $1`, [id]);
  expect((await act(site, admin, late, { action: 'start', rate: 0 })).text).toBe(
    'The draw that this issue announces is drawn or cancelled. Take it out under "Announces the draw", then start.',
  );
  const after = await addIssue(site, admin, 'News of July');
  expect((await issueAt(after)).announces).toBeNull();
});
