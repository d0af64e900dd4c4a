import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../src/features';
import { loadDesk } from '../../src/features.server';
import { addConversations, addMany } from '../support/many-rows';
import { type OpenPayload, openPayload } from '../support/payload';

type Statement = { text: string; values: unknown[] };
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };

let site: OpenPayload;
let client: Client;
let board: typeof import('../../src/core/server/board.queries');
const heard: Statement[] = [];
/** Around the statements of a transaction. */
const FRAME = /^(begin|commit|rollback|set local )/;

/** The statements that the site runs meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  heard.length = 0;
  await work();
  return heard.splice(0);
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function planOf({ text, values }: Statement): Promise<Plan[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values);
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
}

const LARGE = ['support_tickets', 'waitlist', 'transitions', 'ticket_messages'];
const readWhole = (plan: Plan[]) =>
  plan
    .filter((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name']);

beforeAll(async () => {
  site = await openPayload();
  board = await import('../../src/core/server/board.queries');
  client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await addMany(site.query, { from: 1, to: 20_000 });
  const known = new WeakSet();
  // Transactions ask for a connection, and single queries take one too.
  site.payload.db.pool.on('acquire', (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    const query = connection.query.bind(connection);
    connection.query = ((first: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => {
      const text = typeof first === 'string' ? first : first.text;
      const values = Array.isArray(rest[0]) ? rest[0] : ((first as { values?: unknown[] }).values ?? []);
      if (!FRAME.test(text)) heard.push({ text, values });
      return (query as (...all: unknown[]) => unknown)(first, ...rest);
    }) as typeof connection.query;
  });
});
afterAll(async () => {
  await client?.end();
  await site?.close();
});

/** Columns with an index of trigrams, as table.column. */
async function columnsWithTrigrams(): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select c.relname || '.' || a.attname as column from pg_index i
     join pg_class c on c.oid = i.indrelid join pg_opclass o on o.oid = i.indclass[0]
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where o.opcname = 'gin_trgm_ops' and i.indisvalid`,
  );
  return rows.map(({ column }) => column);
}

it('looks up every searched column by its trigrams', async () => {
  const indexed = await columnsWithTrigrams();
  const snake = (name: string) =>
    name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const searched = site.payload.config.collections.flatMap(({ slug, admin }) =>
    (admin?.listSearchableFields ?? []).map((field) => `${snake(slug)}.${snake(field)}`),
  );
  expect(searched.length).toBeGreaterThan(25);
  expect(searched.filter((column) => !indexed.includes(column))).toEqual([]);
});

describe.each([
  ['support-tickets', ['ticketId', 'subject', 'name', 'email', 'reference']],
  ['waitlist', ['organization', 'fullName', 'email', 'reference']],
] as const)('the list of %s', (collection, searched) => {
  const find = (words?: string) =>
    site.payload.find({
      collection,
      where: words ? { or: searched.map((field) => ({ [field]: { like: words } })) } : {},
      sort: '-createdAt',
      limit: 10,
      depth: 0,
      overrideAccess: true,
    });

  it('is searched by index only, in two statements', async () => {
    for (const words of ['Needle', 'person777@example', 'zebra']) {
      const statements = await statementsOf(() => find(words));
      expect(statements.length).toBeLessThanOrEqual(3);
      const plans = await Promise.all(statements.map(planOf));
      expect(plans.flatMap(readWhole)).toEqual([]);
      expect(plans.flat().some((node) => node['Index Name']?.endsWith('_trgm_idx'))).toBe(true);
    }
    expect((await find('Needle')).totalDocs).toBe(20);
  });

  it('takes its newest rows from the date index, without sorting the rest', async () => {
    const statements = await statementsOf(() => find());
    const rows = statements.filter(({ text }) => /limit/i.test(text));
    expect(rows).toHaveLength(1);
    for (const statement of rows) {
      const plan = await planOf(statement);
      expect(readWhole(plan)).toEqual([]);
      expect(plan.map((node) => node['Index Name'])).toContain(
        `${collection.replaceAll('-', '_')}_created_at_idx`,
      );
    }
  });
});

it('counts the duplicates of a list of applications by index only', async () => {
  const statements = await statementsOf(() =>
    site.payload.find({
      collection: 'waitlist',
      sort: '-createdAt',
      limit: 100,
      depth: 0,
      overrideAccess: true,
    }),
  );
  const [counting, ...others] = statements.filter(({ text }) => text.includes('o.organization_key = '));
  expect(others).toEqual([]);
  // As the count itself does (tests/int/application-likeness.test.ts).
  await client.query('begin');
  await client.query('set local enable_bitmapscan = off');
  const plan = await planOf(counting as Statement);
  await client.query('rollback');
  expect(readWhole(plan)).toEqual([]);
  const used = plan.map((node) => node['Index Name']);
  expect(used).toEqual(expect.arrayContaining(['waitlist_organization_key_idx', 'waitlist_email_key_idx']));
});

it('reads the board in seven statements, and never a whole table', async () => {
  const { sources } = await loadDesk();
  const statements = await statementsOf(() => board.readInbox(STATE_MACHINES, sources));
  expect(statements).toHaveLength(7);
  const plans = await Promise.all(statements.map(planOf));
  expect(plans.flatMap(readWhole)).toEqual([]);
});

it('reads the applications of twelve weeks in two statements, and their reviews from an index alone', async () => {
  const { readFunnel } = await import('../../src/features/waitlist/server/funnel.queries');
  const statements = await statementsOf(readFunnel);
  expect(statements).toHaveLength(2);
  for (const statement of statements) {
    const plan = await planOf(statement);
    expect(readWhole(plan)).toEqual([]);
    expect(plan.map((node) => `${node['Node Type']} ${node['Index Name']}`)).toContain(
      'Index Only Scan transitions_reviews_idx',
    );
  }
});

describe('the desk, when each ticket has five messages', () => {
  it('looks up by trigrams whatever it searches', async () => {
    const { sources } = await loadDesk();
    const indexed = await columnsWithTrigrams();
    const ofForms = sources.flatMap(({ machine, sql }) =>
      sql.searched.map((column) => `${machine.table}.${column}`),
    );
    expect(ofForms).toHaveLength(14);
    const written = [
      'ticket_messages.body',
      'record_messages.text',
      'mails.text',
      'notes.text',
      'desk_tags.tag',
    ];
    expect([...ofForms, ...written].filter((column) => !indexed.includes(column))).toEqual([]);
  });

  type Row = { kind: string; id: number; createdAt: string };
  let read: (q: string) => Promise<{ rows: Row[]; isCut: boolean }>;
  beforeAll(async () => {
    await addConversations(site.query, { from: 1, to: 20_000 });
    const { readQueue } = await import('../../src/features/desk/server/queue.queries');
    const { ticketDesk } = await import('../../src/features/support/server/ticket-desk');
    const { applicationDesk } = await import('../../src/features/waitlist/server/application-desk');
    const sources = [ticketDesk, applicationDesk];
    read = (q) => readQueue(sources, { kind: null, whose: 'anyone', order: 'due', q }, 1);
  });

  it.each([
    ['', 100, true],
    ['Pebble', 20, false],
    ['person777@example', 2, false],
    ['Zebra', 0, false],
    ['roster', 100, true],
    ['everybody, roster', 100, true],
    ['roster, Pebble', 20, false],
    ['roster, Zebra', 0, false],
  ])('reads the queue with "%s" and never a whole table', async (q, count, isCut) => {
    let found: Awaited<ReturnType<typeof read>> | undefined;
    const statements = await statementsOf(async () => {
      found = await read(q);
    });
    expect([found?.rows.length, found?.isCut]).toEqual([count, isCut]);
    const [queue] = statements.filter(({ text }) => text.includes(') as queue'));
    expect(readWhole(await planOf(queue as Statement))).toEqual([]);
  });

  it('finds the newest of those that have a common word', async () => {
    const { rows } = await client.query<{ id: number }>(
      'select id from support_tickets order by created_at desc limit 100',
    );
    expect((await read('roster')).rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
});
