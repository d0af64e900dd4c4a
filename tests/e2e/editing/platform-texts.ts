import { Client } from 'pg';
import { call, query, send, signIn, ticket } from '../../support/api';
import { type Site, startSite } from '../../support/site';
import type { Reading } from './row';

const PATH = '/sitemap';

/** Staff get a fresh page. */
const panel: Reading = async (site) =>
  (await call(site, PATH, { headers: { cookie: await signIn(site) } })).text;

/** As a worker holds it that has not fetched anything yet. */
const WORKER = 'select pg_advisory_lock_shared(7071)';

/** Every email has left. */
const CALM = `update mails set state = 'sent', last_error = null, updated_at = now(), auto_reply = false;
  update graphile_worker._private_jobs set run_at = now()`;

/** The panel while another connection did this. */
const panelWhile =
  (...done: string[]): Reading =>
  async (site) => {
    const other = new Client({ connectionString: site.databaseUrl });
    await other.connect();
    for (const one of done) await other.query(one);
    const text = await panel(site);
    await other.end();
    await query(site, CALM);
    return text;
  };

const set = (many: number, changes: string) =>
  `update mails set ${changes} where id in (select id from mails order by id limit ${many})`;

const makeLate = (many: number) =>
  `update graphile_worker._private_jobs set run_at = now() - interval '20 minutes'
   where id in (select id from graphile_worker.jobs where task_identifier = 'send-mail' order by id limit ${many})`;

const WAITING = `state = 'waiting', updated_at = now() + interval '1 second'`;

/** The panel of a site without a mail server, whose database accepts nothing. */
const panelOfAMuteSite: Reading = async (site) => {
  const url = new URL(site.env.DATABASE_WEB_URL ?? '');
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const mute = await startSite({
    database: site.databaseUrl,
    isPrepared: true,
    env: { DATABASE_WEB_URL: url.href },
  });
  try {
    // Nothing has asked it for a page before.
    return (await call(mute, PATH)).text;
  } finally {
    await mute.stop();
  }
};

/** Some emails to count. */
export async function plantMails(site: Site) {
  for (const _ of [1, 2]) await send(site, '/api/support', ticket());
  await query(site, CALM);
}

/** The panel in each state of the mail, of the forms and of the worker. */
export const PANELS: Reading[] = [
  panelWhile(WORKER),
  panelWhile(WORKER, set(1, WAITING)),
  panelWhile(WORKER, set(3, WAITING)),
  panelWhile(set(2, WAITING)),
  panelWhile(WORKER, makeLate(2)),
  panelWhile(WORKER, set(2, `state = 'failed'`)),
  panelWhile(WORKER, set(2, `${WAITING}, last_error = 'refused'`)),
  panelWhile('begin', 'lock table mails'),
  panelOfAMuteSite,
];
