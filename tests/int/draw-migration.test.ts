import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { down, up } from '../../src/migrations/20261123_154000_draw_protocol_2';
import { query } from '../support/api';
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
