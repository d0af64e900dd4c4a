import { Client } from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { query, send, ticket } from '../support/api';
import { mailStatus } from '../support/mail-status';
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

async function until(wanted: RegExp, ms = 40_000) {
  let said = '';
  for (const end = Date.now() + ms; Date.now() < end; ) {
    said = await mailStatus(site);
    if (wanted.test(said)) return;
    // Each answer is a page that is rendered.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`The page never said ${wanted}; last: ${said}`);
}

it('is delayed while the mail server refuses, and well once it accepts emails', async () => {
  await until(/^Working The queue is empty\.$/);
  smtp.refuseWith({ code: 451, text: 'try again later' });
  await send(site, '/api/support', ticket());
  await until(/^Delayed The mail server didn’t take our latest email\. We’ll keep trying\.$/);
  smtp.refuseWith(undefined);
  await until(/^Working /);
}, 120_000);

it('is delayed for an overdue email', async () => {
  await site.kill('worker');
  await send(site, '/api/support', ticket());
  await until(/^Stopped 2 emails saved, to go out when delivery is back\.$/);
  await query(site, `update graphile_worker._private_jobs set run_at = now() - interval '20 minutes'`);
  // A fake worker presence, so that only the delay is visible.
  const sleeper = new Client({ connectionString: site.databaseUrl });
  await sleeper.connect();
  await sleeper.query('select pg_advisory_lock_shared(7071)');
  await until(/^Delayed 2 emails should have gone out by now\.$/);
  await sleeper.end();
  await site.revive();
  await until(/^Working The queue is empty\.$/);
}, 120_000);

it('reports an email to the team that was given up, not an undeliverable reply', async () => {
  const fail = (autoReply: boolean) =>
    query(
      site,
      `update mails set state = 'failed', updated_at = now()
       where id = (select max(id) from mails where auto_reply is ${autoReply})`,
    );
  await fail(true);
  await until(/^Working The queue is empty\.$/);
  await fail(false);
  await until(/^Delayed We gave up on 1 email in the last day\.$/);
});
