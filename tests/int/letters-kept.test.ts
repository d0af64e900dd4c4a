import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up as sayLettersAreKept } from '../../src/migrations/20261124_220400_letters_kept';
import { call, query } from '../support/api';
import { type Site, startSite } from '../support/site';

const KEPT =
  ' On the home page it remembers the Greek letters that you put on the house, until you clear them.';

let site: Site;
beforeAll(async () => {
  site = await startSite({ worker: false });
});
afterAll(() => site?.stop());

/** The policy of a site from before letters, which nobody changed. */
async function asBefore() {
  await query(site, 'alter table policy_versions disable trigger policy_versions_append_only');
  for (const [table, column] of [
    ['policy_versions', 'body'],
    ['cookies', 'body'],
    ['_cookies_v', 'version_body'],
  ])
    await query(site, `update ${table} set ${column} = replace(${column}::text, $1, '')::jsonb`, [KEPT]);
  await query(site, `delete from policy_versions where policy::text = 'cookies' and number > 1`);
  await query(site, 'alter table policy_versions enable trigger policy_versions_append_only');
}

const dialect = new PgDialect();
const run = () =>
  sayLettersAreKept({
    db: { execute: (statement: never) => query(site, dialect.sqlToQuery(statement).sql) },
  } as never);
const policy = async (path = '/cookies') => (await call(site, path)).text;

it('says in a new version of the policy that letters are kept, once', async () => {
  await asBefore();
  expect(await policy()).not.toContain('remembers the Greek letters');
  await run();
  await run();
  expect(await policy()).toContain('remembers the Greek letters that you put on the house');
  expect(await policy('/cookies/history/1')).not.toContain('remembers the Greek letters');
  const versions = await query(site, `select number from policy_versions where policy::text = 'cookies'`);
  expect(versions).toHaveLength(2);
});

it('leaves a policy that staff changed, and tells them what to add', async () => {
  await asBefore();
  await query(site, `update cookies set title = 'Our cookies'`);
  await run();
  expect(await policy()).not.toContain('remembers the Greek letters');
  const [told] = await query<{ details: string }>(
    site,
    `select details from activity where subject = 'cookies' and action = 'left for you to change'`,
  );
  expect(told?.details).toContain('until you clear them.');
});
