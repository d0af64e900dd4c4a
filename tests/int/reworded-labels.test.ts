import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STATE_MACHINES } from '../../src/features';
import { loadDesk } from '../../src/features.server';
import { type OpenPayload, openPayload } from '../support/payload';

/** Every label of every state differs from the committed one. */
vi.mock('@/kit/shared/state-machine', async (original) => {
  const real = await original<typeof import('../../src/kit/shared/state-machine')>();
  const reworded = (states: Record<string, object>) =>
    Object.fromEntries(
      Object.entries(states).map(([value, rule]) => [value, { ...rule, label: `Other words for ${value}` }]),
    );
  return {
    ...real,
    stateMachine: (facts: never, states: Record<string, object>) =>
      real.stateMachine(facts, reworded(states) as never),
  };
});

let site: OpenPayload;
let board: typeof import('../../src/core/server/board.queries');

beforeAll(async () => {
  site = await openPayload();
  board = await import('../../src/core/server/board.queries');
});
afterAll(() => site.close());

const idOf = async (insert: string): Promise<number> => (await site.query(insert)).rows[0].id;
const move = (collection: 'support-tickets' | 'quotes', id: number, status: string) =>
  site.payload.update({ collection, id, data: { status } as never, overrideAccess: true });

it('are read by staff, and change no figure of the board', async () => {
  const ticket = await idOf(`insert into support_tickets
      (ticket_id, name, email, subject, message, category, priority, status, due_at)
    values ('CLN-1', 'Ada', 'a@example.com', 'Dues reminder', 'It reminds us twice.', 'billing', 'low', 'new',
      now() + interval '24 hours') returning id`);
  const quote = await idOf(`insert into quotes
      (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status)
    values ('CLN-Q-1', now() + interval '24 hours', 't-shirts', 75, '35', 1038.75, 'Formal', 'Ada', 'a@example.com', 'ΑΦΑ',
      'in-progress') returning id`);
  expect(await board.readInbox(STATE_MACHINES, (await loadDesk()).sources)).toMatchObject({
    owed: 2,
    late: 0,
    week: { answered: 0 },
  });
  await expect(move('support-tickets', ticket, 'closed')).rejects.toThrow(
    'This ticket is Other words for new: it cannot become Other words for closed.',
  );
  await move('support-tickets', ticket, 'waiting-on-you');
  await move('quotes', quote, 'quoted');
  expect(await board.readInbox(STATE_MACHINES, (await loadDesk()).sources)).toMatchObject({
    owed: 0,
    late: 0,
    week: { answered: 2, kept: 2 },
  });
});
