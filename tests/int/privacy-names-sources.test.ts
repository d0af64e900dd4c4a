import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up as saySourcesAreStored } from '../../src/migrations/20261125_024500_privacy_names_sources';
import { call, query } from '../support/api';
import { type Site, startSite } from '../support/site';

const NAMED =
  ' If you came by a link or QR code of ours that names a flyer, a post or an event, that name is stored with your application or subscription. The form shows it, and you can remove it there.';

let site: Site;
beforeAll(async () => {
  site = await startSite({ worker: false });
});
afterAll(() => site?.stop());

/** The policy of a site from before sources, which nobody changed. */
async function asBefore() {
  await query(site, 'alter table policy_versions disable trigger policy_versions_append_only');
  for (const [table, column] of [
    ['policy_versions', 'body'],
    ['privacy_policy', 'body'],
    ['_privacy_policy_v', 'version_body'],
  ])
    await query(site, `update ${table} set ${column} = replace(${column}::text, $1, '')::jsonb`, [NAMED]);
  await query(site, `delete from policy_versions where policy::text = 'privacy-policy' and number > 1`);
  await query(site, 'alter table policy_versions enable trigger policy_versions_append_only');
}

const dialect = new PgDialect();
const run = () =>
  saySourcesAreStored({
    db: { execute: (statement: never) => query(site, dialect.sqlToQuery(statement).sql) },
  } as never);
const policy = async (path = '/privacy-policy') => (await call(site, path)).text;

it('says in a new version of the policy that sources are stored, once', async () => {
  await asBefore();
  expect(await policy()).not.toContain('that name is stored');
  await run();
  await run();
  expect(await policy()).toContain('that name is stored with your application');
  expect(await policy('/privacy-policy/history/1')).not.toContain('that name is stored');
  const versions = await query(
    site,
    `select number from policy_versions where policy::text = 'privacy-policy'`,
  );
  expect(versions).toHaveLength(2);
});

it('leaves a policy that staff changed, and tells them what to add', async () => {
  await asBefore();
  await query(site, `update privacy_policy set title = 'Our privacy'`);
  await run();
  expect(await policy()).not.toContain('that name is stored');
  const [told] = await query<{ details: string }>(
    site,
    `select details from activity where subject = 'privacy-policy' and action = 'left for you to change'`,
  );
  expect(told?.details).toContain('you can remove it there.');
});
