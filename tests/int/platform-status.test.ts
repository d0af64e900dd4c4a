import { Client } from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { call, query, send, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

let smtp: Smtp;
let site: Site;
beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

/** A request with a session, even an ended one, gets a fresh page, not one cached for ten seconds. */
const PAST_SESSION = { Cookie: 'colonnade-token=over' };

/** What /sitemap says of email, without tags. */
async function mailStatus(of: Site): Promise<string> {
  const { text } = await call(of, '/sitemap', { headers: PAST_SESSION });
  const words = text
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return /Email delivery (.*?) Mobile app/.exec(words)?.[1] ?? `none in: ${words.slice(0, 300)}`;
}

async function until(of: Site, wanted: RegExp, ms = 40_000) {
  let said = '';
  for (const end = Date.now() + ms; Date.now() < end; ) {
    said = await mailStatus(of);
    if (wanted.test(said)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The page never said ${wanted}; last: ${said}`);
}

it('is delayed while the mail server refuses, and well once it accepts emails', async () => {
  await until(site, /^Working The queue is empty\.$/);
  smtp.refuseWith({ code: 451, text: 'try again later' });
  await send(site, '/api/support', ticket());
  await until(site, /^Delayed The mail server didn’t take our latest email\. We’ll keep trying\.$/);
  smtp.refuseWith(undefined);
  await until(site, /^Working /);
}, 120_000);

it('is delayed for an overdue email', async () => {
  await site.kill('worker');
  await send(site, '/api/support', ticket());
  await until(site, /^Stopped 2 emails saved, to go out when delivery is back\.$/);
  await query(site, `update graphile_worker._private_jobs set run_at = now() - interval '20 minutes'`);
  // A fake worker presence, so that only the delay is visible.
  const sleeper = new Client({ connectionString: site.databaseUrl });
  await sleeper.connect();
  await sleeper.query('select pg_advisory_lock_shared(7071)');
  await until(site, /^Delayed 2 emails should have gone out by now\.$/);
  await sleeper.end();
  await site.revive();
  await until(site, /^Working The queue is empty\.$/);
}, 120_000);

it('reports an email to the team that was given up, not an undeliverable reply', async () => {
  const fail = (autoReply: boolean) =>
    query(
      site,
      `update mails set state = 'failed', updated_at = now()
       where id = (select max(id) from mails where auto_reply is ${autoReply})`,
    );
  await fail(true);
  await until(site, /^Working The queue is empty\.$/);
  await fail(false);
  await until(site, /^Delayed We gave up on 1 email in the last day\.$/);
});

it('reports a missing mail server', async () => {
  const quiet = await startSite();
  try {
    await until(quiet, /^Not set up This site doesn’t send email yet\./);
  } finally {
    await quiet.stop();
  }
});
