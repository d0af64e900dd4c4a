import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderedClient } from '../../src/kit/db/pool';
import { testServer } from '../support/test-server';

let pool: Pool;
const warnings: string[] = [];
const onWarning = ({ message }: Error) => warnings.push(message);
beforeAll(() => {
  process.on('warning', onWarning);
  pool = new Pool({ connectionString: testServer().adminUrl, Client: OrderedClient });
});
afterAll(async () => {
  process.off('warning', onWarning);
  await pool.end();
});

it('answers what is asked at once in the order of the questions, whatever fails, without a warning', async () => {
  const client = await pool.connect();
  try {
    const asked = [1, 2, 3, 4, 5].map((n) =>
      client.query(n === 3 ? 'select wrong' : 'select $1::int as n, pg_sleep(0.01)', n === 3 ? [] : [n]),
    );
    const answers = await Promise.allSettled(asked);
    expect(
      answers.map((one) => (one.status === 'fulfilled' ? one.value.rows[0].n : one.reason.code)),
    ).toEqual([1, 2, '42703', 4, 5]);
  } finally {
    client.release();
  }
  expect((await pool.query('select 6 as n')).rows).toEqual([{ n: 6 }]);
  expect(warnings).toEqual([]);
});
