import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ticket } from '../support/api';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;
let limits: typeof import('../../src/kit/db/limiter');

beforeAll(async () => {
  site = await openPayload();
  limits = await import('../../src/kit/db/limiter');
});
afterAll(() => site?.close());

describe('uses are counted in sequence', () => {
  const rule = (name: string, points: number) => ({ name, points, windowSeconds: 3600 });
  const stored = async (name: string) =>
    (await site.query(`select points from site.rate_limits where key like $1`, [`${name}:%`])).rows;

  it('up to the first refusal', async () => {
    const uses = [
      { rule: rule('turn-a', 2), key: 'me' },
      { rule: rule('turn-b', 1), key: 'me' },
      { rule: rule('turn-c', 9), key: 'me' },
    ];
    const seen = [];
    for (let call = 0; call < 3; call += 1) {
      const answers = await limits.countInTurn(uses);
      seen.push(answers.map((answer) => answer && [answer.allowed, answer.used]));
    }
    expect(seen).toEqual([
      [
        [true, 1],
        [true, 1],
        [true, 1],
      ],
      [[true, 2], [false, 2], null],
      [[false, 3], null, null],
    ]);
    expect([await stored('turn-a'), await stored('turn-b'), await stored('turn-c')]).toEqual([
      [{ points: 3 }],
      [{ points: 2 }],
      [{ points: 1 }],
    ]);
  });

  it('without disabled ones', async () => {
    const answers = await limits.countInTurn([
      { rule: rule('off-a', 0), key: 'me' },
      { rule: rule('off-b', 1), key: 'me' },
      { rule: rule('off-c', 0), key: 'me' },
    ]);
    expect(answers.map((answer) => answer?.allowed)).toEqual([true, true, true]);
    expect([await stored('off-a'), await stored('off-b'), await stored('off-c')]).toEqual([
      [],
      [{ points: 1 }],
      [],
    ]);
  });

  it('each once, however many in parallel', async () => {
    const one = limits.limiter(rule('together', 30));
    const answers = await Promise.all(Array.from({ length: 40 }, () => one.consume('me')));
    const used = answers.map((answer) => answer.used).sort((a, b) => a - b);
    expect(used).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(30);
    expect(
      answers.every((answer) => answer.retryAfterSeconds > 3500 && answer.retryAfterSeconds <= 3600),
    ).toBe(true);
  });

  it('and start again when their window ends', async () => {
    const one = limits.limiter(rule('window', 1));
    expect((await one.consume('me')).allowed).toBe(true);
    expect((await one.consume('me')).allowed).toBe(false);
    await site.query(`update site.rate_limits set expire = expire - 3600000 where key like 'window:%'`);
    expect(await one.peek('me')).toEqual({ allowed: true, used: 0, retryAfterSeconds: 1 });
    const first = await one.consume('me');
    expect([first.allowed, first.used]).toEqual([true, 1]);
    expect(first.retryAfterSeconds).toBeGreaterThan(3500);
  });

  it('until the key is blocked, or reset', async () => {
    const one = limits.limiter(rule('pause', 5));
    await one.block('me', 120);
    const waiting = await one.peek('me');
    expect([waiting.allowed, (await one.consume('me')).allowed]).toEqual([false, false]);
    expect(waiting.retryAfterSeconds).toBeGreaterThan(110);
    expect(waiting.retryAfterSeconds).toBeLessThanOrEqual(120);
    await one.reset('me');
    expect(await one.peek('me')).toEqual({ allowed: true, used: 0, retryAfterSeconds: 1 });
  });
});

describe('a support request', () => {
  const submit = async (key: string | null) => {
    const { submitTicket } = await import('../../src/features/support/server/support.submission');
    const { readBrandIdentity } = await import('../../src/core/server/brand-identity.queries');
    const { readPoliciesInForce } = await import('../../src/core/server/policies-in-force.queries');
    const { readTicketWords } = await import('../../src/features/support/server/ticket-words.queries');
    const { currentHours } = await import('../../src/core/server/current-hours');
    // What is read once a second was just read, however slow this machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    await Promise.all([currentHours(), readBrandIdentity(), readPoliciesInForce(), readTicketWords()]);
    const query = vi.spyOn(Client.prototype, 'query');
    await submitTicket({
      raw: ticket(),
      address: '192.0.2.7',
      page: null,
      keyOf: () =>
        key === null ? null : { path: '/api/support', key, contentHash: 'hash', lifetime: '48 hours' },
    });
    const calls = query.mock.calls as unknown as [string | { text: string }][];
    const texts = calls.map(([first]) => (typeof first === 'string' ? first : first.text));
    query.mockRestore();
    vi.useRealTimers();
    return texts.map((text) => text.match(/^\s*(\w+)/)?.[1]);
  };

  it('takes five statements', async () => {
    expect(await submit(null)).toEqual(['with', 'begin', 'insert', 'select', 'commit']);
  });

  it('takes seven with a key, which is looked up first and stored with it', async () => {
    expect(await submit(randomUUID())).toEqual([
      'select',
      'with',
      'begin',
      'insert',
      'select',
      'insert',
      'commit',
    ]);
  });
});

it('queues emails without reading the waiting jobs', async () => {
  const { enqueueMail } = await import('../../src/core/db/enqueue-mail');
  const { withTransaction } = await import('../../src/kit/db/transaction');
  // One connection that plans while the queue is short and keeps its plans in a sudden rush.
  await site.query('alter table graphile_worker._private_jobs set (autovacuum_enabled = false)');
  const single = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  const enqueue = async () => {
    const mail = { kind: 'ticket-notice', to: 'a@example.com', subject: 'One', text: 'One' };
    const about = { collection: 'support-tickets', id: '1' };
    for (let count = 0; count < 8; count += 1) {
      await withTransaction((tx) => enqueueMail(tx, { ...mail, about }), single);
    }
  };
  const read = async () => {
    await single.query('select pg_stat_force_next_flush()');
    const { rows } = await single.query<{ rows: number }>(
      `select seq_tup_read::int as rows from pg_stat_user_tables where relname = '_private_jobs'`,
    );
    return rows[0]?.rows;
  };
  try {
    await enqueue();
    await site.query(
      `select count(*) from graphile_worker.add_jobs((
         select array_agg(row('send-mail', '{}'::json, null, null, 1, null, null, null)::graphile_worker.job_spec)
         from generate_series(1, 3000)))`,
    );
    const before = await read();
    await enqueue();
    expect(await read()).toBe(before);
  } finally {
    await single.end();
  }
});
