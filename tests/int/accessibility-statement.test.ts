import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibility } from '../../scripts/seed/info/accessibility';
import { up as addTheWords } from '../../src/migrations/20261125_140001_accessibility_statement_words';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;
beforeAll(async () => {
  site = await openPayload();
});
afterAll(() => site?.close());

const PARTS = ['limits', 'measures', 'approach'];
const TEXTS =
  'conformance_heading conformance_status conformance_text limits_heading limits_text limits_instead measures_heading approach_heading help_write_to dates_statement dates_statement_date dates_review dates_review_date dates_text'.split(
    ' ',
  );

/** A site that had the page before it was a statement. */
async function asBefore() {
  const empty = (prefix: string) => TEXTS.map((name) => `${prefix}${name} = null`).join(', ');
  await site.query(`update accessibility set ${empty('')}`);
  await site.query(`update _accessibility_v set ${empty('version_')}`);
  for (const part of PARTS)
    await site.query(
      `delete from accessibility_${part}_rows; delete from _accessibility_v_version_${part}_rows`,
    );
}

const dialect = new PgDialect();
const run = () =>
  addTheWords({
    db: { execute: (statement: never) => site.query(dialect.sqlToQuery(statement).sql) },
  } as never);

/** Without the ids of rows, and with days as the seed writes them. */
const plain = (value: object) =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)).replaceAll(
      'T12:00:00.000Z',
      '',
    ),
  );

it('gives a site from before the words of the seed, in the page and in its versions, once', async () => {
  await asBefore();
  await run();
  await run();
  const page = await site.payload.findGlobal({ slug: 'accessibility', depth: 0, overrideAccess: true });
  expect(plain(page)).toMatchObject(accessibility);
  const versions = await site.payload.findGlobalVersions({
    slug: 'accessibility',
    depth: 0,
    overrideAccess: true,
  });
  expect(versions.docs.length).toBeGreaterThan(0);
  for (const { version } of versions.docs) expect(plain(version)).toMatchObject(accessibility);
});

it('leaves what staff wrote', async () => {
  await site.query(`update accessibility set conformance_status = 'Fully conforms'`);
  await site.query('delete from accessibility_limits_rows where _order > 1');
  await run();
  const page = await site.payload.findGlobal({ slug: 'accessibility', depth: 0, overrideAccess: true });
  expect(page.conformance.status).toBe('Fully conforms');
  expect(page.limits.rows?.map(({ name }) => name)).toEqual(['The drawn phones']);
});
