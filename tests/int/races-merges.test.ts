import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskCalls } from '../races/desk-calls';
import { ask, type Reply } from '../races/environment';
import { expectHistory } from '../races/history';
import { overlap, RACE_MS, race, timing } from '../races/overlap';
import { at, RaceFile } from '../races/race-file';
import { ticket } from '../support/api';

const file = new RaceFile({ withEntities: false });

const { post, patch, add } = deskCalls(file);

describe('a merge at the desk', () => {
  const addTwo = async () => {
    const email = `race-${file.next()}@example.com`;
    const one = () =>
      add('support-tickets', ticket({ email, status: 'new', ticketId: `CLN-RACE-${file.next()}` }));
    return [await one(), await one()] as const;
  };
  const merge = (who: number, place: number, id: number, into: number | null) =>
    post(file.person(who), place, `ticket-${id}/merge`, { into });
  const merged = (ids: readonly number[]) =>
    file.rows<{ id: number; into: number; dueAt: unknown; clock: unknown; other: unknown }>(
      `select m.ticket_id as id, m.into_id as "into", m.due_at as "dueAt", t.due_at as clock, o.due_at as other
       from site.merged_tickets m join support_tickets t on t.id = m.ticket_id join support_tickets o on o.id = m.into_id
       where m.separated_at is null and m.ticket_id = any($1)`,
      [ids],
    );

  it(
    'beside one in the other direction: one of them is done, the other is refused',
    async () => {
      await race(fc.record({ when: timing(2), at }), 15, async ({ when, at: place }) => {
        const [one, other] = await addTwo();
        const lock = `select from support_tickets where id = ${Math.max(one, other)} for update`;
        const calls = [merge(0, place, one, other), merge(1, 1 - place, other, one)];
        const replies = await overlap(file.environment, when, lock, calls);
        expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
        const [row, ...more] = await merged([one, other]);
        expect(more).toEqual([]);
        expect(row?.clock).toBeNull();
        expect(row?.other).not.toBeNull();
      });
    },
    RACE_MS,
  );

  it(
    'beside an answer, a move and a second merge: nothing is answered or moved that was merged before, and one clock runs',
    async () => {
      await race(fc.record({ when: timing(4), at }), 15, async ({ when, at: place }) => {
        const [one, other] = await addTwo();
        const nora = file.person(0);
        const words = `An answer ${file.next()}`;
        const draft = { subject: '', text: words, to: 'waiting-on-you', seen: '0.0' };
        const [answer, move, first, second] = (await overlap<Reply>(
          file.environment,
          when,
          `select from support_tickets where id = ${one} for update`,
          [
            post(nora, place, `ticket-${one}/answers`, draft, { 'Idempotency-Key': crypto.randomUUID() }),
            patch(1, 1 - place, `/admin/api/support-tickets/${one}?depth=0`, { status: 'open' }),
            merge(0, place, one, other),
            merge(1, 1 - place, one, other),
          ],
        )) as [Reply, Reply, Reply, Reply];
        expect([201, 409]).toContain(answer.status);
        expect([200, 400]).toContain(move.status);
        // An answer that can be taken back comes first; of two merges, one.
        expect([first.status, second.status].sort()).toEqual(answer.status === 201 ? [409, 409] : [204, 409]);
        const rows = await merged([one]);
        expect(rows).toHaveLength(answer.status === 201 ? 0 : 1);
        expect(rows.map(({ clock }) => clock)).toEqual(answer.status === 201 ? [] : [null]);
        const said = await file.rows('select 1 from ticket_messages where ticket_id = $1 and body = $2', [
          one,
          words,
        ]);
        expect(said).toHaveLength(answer.status === 201 ? 1 : 0);
        const stored = await ask(file.environment, {
          person: nora,
          at: 0,
          method: 'GET',
          path: `/admin/api/support-tickets/${one}?depth=0`,
        });
        await expectHistory(file.environment, 'support-tickets', stored.body);
      });
    },
    RACE_MS,
  );

  it(
    'beside two that separate it: it stands by itself once, with its clock, or was merged again',
    async () => {
      await race(fc.record({ when: timing(3), at }), 15, async ({ when, at: place }) => {
        const [one, other] = await addTwo();
        expect((await merge(0, place, one, other)()).status).toBe(204);
        const lock = `select from support_tickets where id = ${other} for update`;
        const replies = await overlap(file.environment, when, lock, [
          merge(0, place, one, null),
          merge(1, 1 - place, one, null),
          merge(1, place, other, one),
        ]);
        const statuses = replies.map(({ status }) => status);
        expect(statuses.slice(0, 2).sort()).toEqual([204, 409]);
        expect([204, 409]).toContain(statuses[2]);
        const rows = await merged([one, other]);
        expect(rows).toHaveLength(statuses[2] === 204 ? 1 : 0);
        const clocks = await file.rows<{ runs: boolean }>(
          'select due_at is not null as runs from support_tickets where id = any($1) order by id',
          [[one, other]],
        );
        expect(clocks.filter(({ runs }) => runs)).toHaveLength(statuses[2] === 204 ? 1 : 2);
      });
    },
    RACE_MS,
  );
});
