import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { down, up } from '../../src/migrations/20261123_154000_draw_protocol_2';
import { up as correctTexts } from '../../src/migrations/20261123_170200_texts_up_to_date';
import { call, query } from '../support/api';
import { putRound } from '../support/drawn-rounds';
import { type Site, startSite } from '../support/site';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const dialect = new PgDialect();
const migrate = (step: typeof up) =>
  step({
    db: { execute: (statements: never) => query(site, dialect.sqlToQuery(statements).sql) },
  } as never);

it('keeps what was drawn, and gives back what was under way', async () => {
  const drawn = await putRound(site, { isProtocol1: true });
  const waiting = await putRound(site, { isProtocol1: true, state: 'committed' });
  await migrate(down);
  await query(
    site,
    `insert into site.draw_results (round_id, asked_by_id, asked_by, beacon) values ($1, 1, 'x', '1 2 3')`,
    [waiting.id],
  );
  const [closed] = await query<{ id: number }>(
    site,
    `insert into draw_rounds (title, prize, rules, status) values ('Next', '$1', '1', 'closed') returning id`,
  );
  await query(
    site,
    `insert into site.draw_commitments (round_id, asked_by_id, asked_by, places, beacon) values ($1, 1, 'x', 1, '{}')`,
    [closed?.id],
  );
  await query(
    site,
    `insert into activity (actor, action, subject, subject_id, details) values
       ('x', 'changed', 'draw-rounds', $1, 'joined people 1, 2'),
       ('x', 'changed', 'draw-rounds', $1, 'disqualified person 7: Works for us'),
       ('x', 'changed', 'draw-rounds', $1, 'status: open → closed')`,
    [String(closed?.id)],
  );
  await migrate(up);
  const problems = await query<{ problem: string }>(
    site,
    `select problem from site.draw_commitments where round_id = $1
     union all select problem from site.draw_results where round_id = $2`,
    [closed?.id, waiting.id],
  );
  expect(problems).toEqual([
    { problem: 'Rounds are committed to a round of drand now. Choose when to draw, and commit again.' },
    {
      problem:
        'This round was committed to under the protocol before, which staff could steer. Cancel it and make a new one.',
    },
  ]);
  expect(
    await query(site, 'select what, reason from site.draw_hand_changes where round_id = $1 order by id', [
      closed?.id,
    ]),
  ).toEqual([
    { what: 'joined', reason: 'Done before reasons were asked for' },
    { what: 'disqualified', reason: 'Works for us' },
  ]);
  const kept = await query(
    site,
    'select beacon, problem, drawn_at is not null as drawn from site.draw_results where round_id = $1',
    [drawn.id],
  );
  expect(kept).toEqual([{ beacon: '9f2a51c0ffee', problem: null, drawn: true }]);
});

const OLD = 'calculated from the list, a sealed secret and that value.';
const NOW = 'calculated from the list and that value, and from nothing else.';

/** The rules as sites have them that were set up before. */
async function asBefore() {
  await query(site, 'alter table policy_versions disable trigger policy_versions_append_only');
  for (const [table, column] of [
    ['policy_versions', 'body'],
    ['official_rules', 'body'],
    ['_official_rules_v', 'version_body'],
  ])
    await query(site, `update ${table} set ${column} = replace(${column}::text, $1, $2)::jsonb`, [NOW, OLD]);
  await query(site, `delete from policy_versions where policy::text = 'official-rules' and number > 1`);
  await query(site, 'alter table policy_versions enable trigger policy_versions_append_only');
}
const rulesPage = async (path = '/links/rules') => (await call(site, path)).text;
const numbers = () =>
  query<{ number: number }>(
    site,
    `select number::int from policy_versions where policy::text = 'official-rules' order by number`,
  );

it('brings rules that nobody changed up to date, as a version of their own', async () => {
  await asBefore();
  expect(await rulesPage()).toContain(OLD);
  await migrate(correctTexts);
  await migrate(correctTexts);
  expect(await numbers()).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await rulesPage()).toContain(NOW);
  expect(await rulesPage('/links/rules/history/1')).toContain(OLD);
  expect(await rulesPage('/links/rules/history')).toContain('No secret of ours is part of it.');
  const drafts = await query<{ body: string }>(
    site,
    'select version_body::text as body from _official_rules_v where latest',
  );
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.body).toContain(NOW);
  // The cookie policy came up to date with the site: it gets no version.
  const cookies = await query(site, `select number from policy_versions where policy::text = 'cookies'`);
  expect(cookies).toHaveLength(1);
});

it('leaves rules that staff changed, and tells staff what to change', async () => {
  await asBefore();
  await query(site, `update official_rules set title = 'Our rules'`);
  await migrate(correctTexts);
  expect(await numbers()).toEqual([{ number: 1 }]);
  const [rules] = await query<{ body: string }>(site, 'select body::text as body from official_rules');
  expect(rules?.body).toContain(OLD);
  const told = await query<{ details: string }>(
    site,
    `select details from activity where subject = 'official-rules' and action = 'left for you to change'`,
  );
  expect(told.map(({ details }) => details)).toEqual([
    'The rules speak of a sealed secret, but draws have none any more. Staff changed this text, so it stays as it is: please change the sentence under "How the winner is drawn".',
  ]);
});
