import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { makeSchema } from '../../scripts/backup/schema';
import { migrations } from '../../src/migrations';
import { databaseUrl, onServer, testServer } from '../support/test-server';

const NAMES = migrations.map(({ name }) => name);
const upTo = (last: string) => NAMES.slice(0, NAMES.indexOf(last) + 1);

/**
 * A database as the version with this last migration left it; `work` fills it, and then it is migrated to the latest
 * version.
 */
async function upgraded<T>(
  last: string,
  fill: (client: Client) => Promise<unknown>,
  read: (client: Client) => Promise<T>,
): Promise<T> {
  const server = testServer();
  const name = `values_of_${last}`;
  const connectionString = databaseUrl(server, name);
  await onServer(server, (client) => client.query(`create database ${name} template template0`));
  await runMigrations({ connectionString });
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await makeSchema(client, upTo(last));
    await fill(client);
    await makeSchema(client, NAMES.slice(upTo(last).length));
    return await read(client);
  } finally {
    await client.end();
    await onServer(server, (one) => one.query(`drop database ${name} with (force)`));
  }
}

const LABELS: [subject: string, left: string, entered: string][] = [
  ['waitlist', 'Pending Review', 'In Review'],
  ['waitlist', 'In Review', 'Accepted'],
  ['waitlist', 'Accepted', 'Declined'],
  ['waitlist', 'Waitlisted', 'Withdrawn'],
  ['support-tickets', 'New', 'Open'],
  ['support-tickets', 'Open', 'Waiting on you'],
  ['support-tickets', 'Resolved', 'Closed'],
  ['support-tickets', 'Spam', 'New'],
  ['quotes', 'New', 'In progress'],
  ['quotes', 'In progress', 'Quoted'],
  ['quotes', 'Quoted', 'Approved'],
  ['quotes', 'Declined', 'Closed'],
  ['quotes', 'Spam', 'New'],
  ['quotes', 'Of no version', 'new'],
];

const addHistory = async (client: Client) => {
  for (const [subject, left, entered] of LABELS)
    await client.query(
      `insert into steps (subject, subject_id, left_state, new_state, by, reason) values ($1, '1', $2, $3, 'nora', 'Why')`,
      [subject, left, entered],
    );
};
const HISTORY = `select subject, left_state, new_state, by, reason from transitions order by id`;

it.each(['20261121_112937_activity_and_steps', '20261123_014500_board_counts'])(
  'turns the labels in a history of %s into values, and changes nothing else',
  async (last) => {
    const rows = await upgraded(
      last,
      addHistory,
      async (client) => (await client.query({ text: HISTORY, rowMode: 'array' })).rows,
    );
    expect(rows).toEqual(
      [
        ['waitlist', 'pending-review', 'in-review'],
        ['waitlist', 'in-review', 'accepted'],
        ['waitlist', 'accepted', 'declined'],
        ['waitlist', 'waitlisted', 'withdrawn'],
        ['support-tickets', 'new', 'open'],
        ['support-tickets', 'open', 'waiting-on-you'],
        ['support-tickets', 'resolved', 'closed'],
        ['support-tickets', 'spam', 'new'],
        ['quotes', 'new', 'in-progress'],
        ['quotes', 'in-progress', 'quoted'],
        ['quotes', 'quoted', 'approved'],
        ['quotes', 'declined', 'closed'],
        ['quotes', 'spam', 'new'],
        ['quotes', 'Of no version', 'new'],
      ].map((row) => [...row, 'nora', 'Why']),
    );
  },
);

it('leaves the first version, which had no history, without one, and counts answers by an index of values', async () => {
  const found = await upgraded(
    '20261121_070400_site_submissions',
    (client) =>
      client.query(`insert into support_tickets (ticket_id, name, email, subject, message, category, priority)
        values ('CLN-1', 'ΑΦΑ', 'first@example.com', 'Dues', 'Two lines', 'billing', 'low')`),
    async (client) => [
      (await client.query(HISTORY)).rows,
      (
        await client.query(
          'select status::text, due_at = created_at + interval $$24 hours$$ as due from support_tickets',
        )
      ).rows,
      (await client.query(`select pg_get_indexdef('transitions_answers_idx'::regclass) as definition`))
        .rows[0].definition,
    ],
  );
  expect(found).toEqual([[], [{ status: 'new', due: true }], expect.stringContaining(`'waiting-on-you'`)]);
});
