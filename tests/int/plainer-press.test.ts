import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up as rewordThePress } from '../../src/migrations/20261125_140002_plainer_press_words';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;
beforeAll(async () => {
  site = await openPayload();
});
afterAll(() => site?.close());

const OLD = '{brand} is one platform to run a fraternity or sorority chapter.';
const OWN = 'Our own words for the press.';

const dialect = new PgDialect();
const run = () =>
  rewordThePress({
    db: { execute: (statement: never) => site.query(dialect.sqlToQuery(statement).sql) },
  } as never);
const lines = async () => {
  const page = await site.query('select words_line as line from press');
  const latest = await site.query('select version_words_line as line from _press_v where latest');
  return [...page.rows, ...latest.rows].map(({ line }) => line);
};
async function write(line: string) {
  await site.query('update press set words_line = $1', [line]);
  await site.query('update _press_v set version_words_line = $1 where latest', [line]);
}

it('rewords what the site came with, and leaves what staff wrote', async () => {
  await write(OLD);
  await run();
  const plainer = '{brand} is one place to run a fraternity or sorority chapter.';
  expect(await lines()).toEqual([plainer, plainer]);

  await write(OWN);
  await run();
  expect(await lines()).toEqual([OWN, OWN]);
});
