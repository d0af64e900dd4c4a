import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../races/desk-calls';
import { RICH } from '../races/entities';
import { addPerson, ask, type Person, type Reply } from '../races/environment';
import { expectHistory } from '../races/history';
import { overlap, RACE_MS, race, timing } from '../races/overlap';
import { at, RaceFile } from '../races/race-file';
import { ticket } from '../support/api';
import { readAtDesk } from '../support/tickets';

const file = new RaceFile({ withEntities: false });

const { post, patch, add } = deskCalls(file);
const { next, person, rows } = file;

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
    'by two people at once, fifty times at one ticket, is refused to one of them until that one has read the other’s',
    async () => {
      const id = await addTicket();
      const path = `ticket-${id}/answers`;
      const read = (who: number, place: number) =>
        readAtDesk(file.environment.sites[place as 0 | 1], { id }, file.person(who).cookies[place as 0 | 1]);
      const expected: string[] = [];
      await race(fc.record({ when: timing(2), at }), 50, async ({ when, at: first }) => {
        const placeOf = (who: number) => (first + who) % 2;
        const wordsOf = (who: number) => `Round ${expected.length / 2}, person ${who}`;
        const answer = (who: number, { seen, ways }: Awaited<ReturnType<typeof read>>) =>
          post(
            file.person(who),
            placeOf(who),
            path,
            { subject: '', text: wordsOf(who), to: ways.at(-1)?.to, seen },
            { 'Idempotency-Key': crypto.randomUUID() },
          );
        const before = await Promise.all([0, 1].map((who) => read(who, placeOf(who))));
        const replies = await overlap<Reply>(
          file.environment,
          when,
          `select from support_tickets where id = ${id} for update`,
          before.map((seen, who) => answer(who, seen)),
        );
        const statuses = replies.map(({ status }) => status);
        expect([...statuses].sort(), JSON.stringify(replies)).toEqual([201, 409]);
        const late = statuses.indexOf(409);
        const now = await read(late, placeOf(late));
        expect(now.entries.map(({ text }) => text)).toContain(wordsOf(1 - late));
        expect(await answer(late, now)()).toMatchObject({ status: 201 });
        expected.push(wordsOf(1 - late), wordsOf(late));
      });
      const { entries } = await read(0, 0);
      expect(entries.filter(({ type }) => type === 'staff').map(({ text }) => text)).toEqual(expected);
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

describe('a role', () => {
  let erin: Person;
  beforeAll(async () => {
    erin = await addPerson(file.environment, 'erin');
  });

  it(
    'that was taken away stays away, whatever its owner saves in that moment',
    async () => {
      const path = () => `/admin/api/users/${erin.id}?depth=0`;
      await race(
        fc.record({ when: timing(3), at, role: fc.constantFrom('editor', 'support', 'marketing') }),
        30,
        async ({ at: place, role, when }) => {
          await rows(`update users set role = 'admin' where id = $1`, [erin.id]);
          const own = (await ask(file.environment, { person: erin, at: 0, method: 'GET', path: path() }))
            .body;
          const save = (body: object) => () =>
            ask(file.environment, { person: erin, at: place, method: 'PATCH', path: path(), body });
          const email = `erin-${next()}@example.com`;
          const [demoted, saved] = (await overlap(
            file.environment,
            when,
            `select from users where id = ${erin.id} for update`,
            [
              () =>
                ask(file.environment, {
                  person: person(0),
                  at: 1 - place,
                  method: 'PATCH',
                  path: path(),
                  body: { role },
                }),
              save({ email }),
              save({ ...own, role: 'admin', sessions: undefined }),
            ],
          )) as [Reply, Reply, Reply];
          expect([demoted.status, saved.status]).toEqual([200, 200]);
          const [row] = await rows<{ role: string }>('select role from users where id = $1', [erin.id]);
          expect(row?.role).toBe(role);
        },
      );
    },
    RACE_MS,
  );
});

describe('an erasure', () => {
  it(
    'beside an edit and a move with a mail leaves nothing',
    async () => {
      await race(fc.record({ when: timing(3), at }), 20, async ({ at: place, when }) => {
        const email = `gone-${next()}@example.com`;
        const [row] = await rows<{ id: number }>(
          `insert into waitlist (full_name, email, organization, organization_size, status)
         values ('Maya', $1, 'ΑΦΑ', '1-25', 'pending-review') returning id`,
          [email],
        );
        const mail = { subject: 'Hello {name}', text: 'Welcome.' };
        const replies = await overlap(
          file.environment,
          when,
          `select from waitlist where id = ${row?.id} for update`,
          [
            () =>
              ask(file.environment, {
                person: person(0),
                at: place,
                method: 'POST',
                path: '/admin/api/privacy/erasure',
                body: { email, confirmation: 'ERASE' },
              }),
            () =>
              ask(file.environment, {
                person: person(1),
                at: 1 - place,
                method: 'PATCH',
                path: `/admin/api/waitlist/${row?.id}`,
                body: { quarantined: true },
              }),
            () =>
              ask(file.environment, {
                person: person(1),
                at: place,
                method: 'POST',
                path: '/admin/api/waitlist/transitions',
                body: { ids: [row?.id], to: 'in-review', reason: '', draft: mail },
              }),
          ],
        );
        expect(replies[0]?.status).toBe(200);
        for (const reply of replies) expect(reply.status).not.toBe(500);
        const left = await rows(
          `select 'waitlist' from waitlist where email = $1 union all select 'mails' from mails where "to" = $1
         union all select 'transitions' from transitions where subject = 'waitlist' and subject_id = $2
         union all select 'last writes' from site.last_writes where subject = 'waitlist' and subject_id = $2`,
          [email, String(row?.id)],
        );
        expect(left).toEqual([]);
      });
    },
    RACE_MS,
  );
});

describe('a global', () => {
  it(
    'published beside a restored version is one of both, with all that was published after it',
    async () => {
      const path = '/admin/api/globals/brand';
      const lock = 'select from brand for update';
      await race(fc.record({ when: timing(3), at }), 20, async ({ at: place, when }) => {
        const [version] = (
          await rows<{ id: number; tagline: string; motto: string }>(
            'select id, version_tagline as tagline, version_motto as motto from _brand_v order by id desc limit 6',
          )
        ).slice(-1);
        const tagline = `Tagline ${next()}`;
        const motto = `Motto ${next()}`;
        const publish = (who: number, body: object) => () =>
          ask(file.environment, { person: person(who), at: (place + who) % 2, method: 'POST', path, body });
        const replies = await overlap(file.environment, when, lock, [
          publish(0, { tagline }),
          publish(1, { motto }),
          () =>
            ask(file.environment, {
              person: person(0),
              at: 1 - place,
              method: 'POST',
              path: `${path}/versions/${version?.id}`,
            }),
        ]);
        for (const reply of replies) expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        const [row] = await rows<{ tagline: string; motto: string }>('select tagline, motto from brand');
        expect([tagline, version?.tagline]).toContain(row?.tagline);
        expect([motto, version?.motto]).toContain(row?.motto);
        const [latest] = await rows(
          'select version_tagline as tagline, version_motto as motto from _brand_v order by id desc limit 1',
        );
        expect(latest).toEqual(row);
      });
    },
    RACE_MS,
  );
});
