import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskCalls } from '../races/desk-calls';
import { RICH } from '../races/entities';
import { ask, type Reply } from '../races/environment';
import { expectHistory } from '../races/history';
import { overlap, RACE_MS, race, timing } from '../races/overlap';
import { at, RaceFile } from '../races/race-file';
import { ticket } from '../support/api';
import { readAtDesk } from '../support/tickets';

const file = new RaceFile({ withEntities: false });

const { post, patch, add } = deskCalls(file);

const addTicket = () =>
  add('support-tickets', ticket({ status: 'new', ticketId: `CLN-RACE-${file.next()}` }));

describe('an answer at the desk', () => {
  it(
    'is either taken back or sent at once, beside an edit and a move, and the history says which',
    async () => {
      const given = fc.record({
        when: timing(4),
        at,
        to: fc.constantFrom('open', 'closed', 'spam', 'resolved'),
      });
      await race(given, 15, async ({ when, at: place, to }) => {
        const id = await addTicket();
        const nora = file.person(0);
        const cookie = nora.cookies[place as 0 | 1];
        const { seen } = await readAtDesk(file.environment.sites[place as 0 | 1], { id }, cookie);
        const words = `An answer ${file.next()}`;
        const draft = { subject: '', text: words, to: 'resolved', seen };
        const sent = await post(nora, place, `ticket-${id}/answers`, draft, {
          'Idempotency-Key': crypto.randomUUID(),
        })();
        expect(sent.status, sent.text).toBe(201);
        const { answer } = JSON.parse(sent.text) as { answer: number };
        const settle = (step: string, where: number) =>
          post(nora, where, `ticket-${id}/pending`, { answer, step });
        const path = `/admin/api/support-tickets/${id}?depth=0`;
        const category = file.next() % 2 === 0 ? 'billing' : 'technical';
        const [taken, now, edit, move] = (await overlap<Reply>(
          file.environment,
          when,
          `select from support_tickets where id = ${id} for update`,
          [
            settle('take-back', place),
            settle('send-now', 1 - place),
            patch(1, place, path, { category }),
            patch(1, 1 - place, path, { status: to }),
          ],
        )) as [Reply, Reply, Reply, Reply];
        expect([204, 409]).toContain(taken.status);
        expect(now.status).toBe(taken.status === 204 ? 404 : 204);
        expect(edit.status).toBe(200);
        expect(move.status).not.toBe(500);
        const left = await file.rows<{ what: string }>(
          `select 'message' as what from ticket_messages where ticket_id = $1 and body = $2
           union all select 'mail' from mails where kind = 'ticket-reply' and related_id = $1::text
           union all select 'answer' from site.desk_answers where subject_id = $1`,
          [id, words],
        );
        expect(left.map(({ what }) => what).sort()).toEqual(
          taken.status === 204 ? [] : ['answer', 'mail', 'message'],
        );
        const stored = await ask(file.environment, { person: nora, at: 0, method: 'GET', path });
        expect(stored.body.category).toBe(category);
        await expectHistory(file.environment, 'support-tickets', stored.body);
      });
    },
    RACE_MS,
  );

  it(
    'is begun by one of two people who begin at once',
    async () => {
      const id = await addTicket();
      await race(fc.record({ when: timing(2), at }), 15, async ({ when, at: place }) => {
        const visit = (who: number, is: string) =>
          post(file.person(who), (place + who) % 2, `ticket-${id}/presence`, { is, takesOver: false });
        for (const who of [0, 1]) await visit(who, 'gone')();
        const lock = `select from site.desk_claims where subject_id = ${id} for update`;
        const calls = [visit(0, 'writing'), visit(1, 'writing')];
        const replies = await overlap(file.environment, when, lock, calls);
        expect(replies.map(({ status }) => status)).toEqual([200, 200]);
        const writers = replies.map(({ text }) => (JSON.parse(text) as { writer: string | null }).writer);
        expect(writers.filter((writer) => writer === null)).toHaveLength(1);
      });
    },
    RACE_MS,
  );
});

describe('an address that a post gave up', () => {
  it(
    'leads to the post that had it last, or is another post’s own',
    async () => {
      await race(fc.record({ when: timing(3), at }), 15, async ({ when, at: place }) => {
        const number = file.next();
        const [first, second, third] = ['first', 'second', 'third'].map((name) => `${name}-${number}`);
        const post = { lead: 'Hello there.', section: 'roll-call', author: 'Ada', body: RICH };
        const one = await add('posts', { ...post, title: 'One', slug: first });
        const other = await add('posts', { ...post, title: 'Other', slug: second });
        const path = (id: number) => `/admin/api/posts/${id}?depth=0`;
        const replies = await overlap<Reply>(
          file.environment,
          when,
          `select from posts where id = ${one} for update`,
          [
            patch(0, place, path(one), { slug: third }),
            patch(1, 1 - place, path(other), { slug: first }),
            patch(1, place, path(one), { title: `One ${number}` }),
          ],
        );
        expect([replies[0]?.status, replies[2]?.status]).toEqual([200, 200]);
        // The second may have come too early, and was told.
        const isMoved = replies[1]?.status === 200;
        expect([200, 400]).toContain(replies[1]?.status);
        const slugs = await file.rows('select title, slug from posts where id = any($1) order by id', [
          [one, other],
        ]);
        expect(slugs).toEqual([
          { title: `One ${number}`, slug: third },
          { title: 'Other', slug: isMoved ? first : second },
        ]);
        const kept = await file.rows(
          `select name, record_id as id from site.kept_addresses where subject = 'posts' and record_id = any($1)`,
          [[one, other]],
        );
        expect(kept).toEqual([isMoved ? { name: second, id: other } : { name: first, id: one }]);
      });
    },
    RACE_MS,
  );
});
