import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Entity, valueAt } from '../races/entities';
import { ask, isTold, type RaceEnvironment, type Reply } from '../races/environment';
import { expectHistory } from '../races/history';
import { overlap, RACE_MS, race, type Timing, timing } from '../races/overlap';
import { at, RaceFile } from '../races/race-file';
import { send } from '../support/api';
import { readAtDesk } from '../support/tickets';

const file = new RaceFile({ withEntities: true });
const { next, person, rows } = file;

describe('with a history', () => {
  /** A ticket that leaves Spam is no longer suspected: of its fields, only this one is never set by a transition. */
  const category = { name: 'category', value: (n: number) => (n % 2 === 0 ? 'billing' : 'technical') };
  const TRANSITIONS = {
    waitlist: ['in-review', 'waitlisted', 'declined', 'withdrawn', 'accepted'],
    'support-tickets': ['new', 'open', 'waiting-on-you', 'resolved', 'closed', 'spam'],
    quotes: ['in-progress', 'quoted', 'approved', 'declined', 'closed'],
  } as const;

  it.each(Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[])(
    '%s: transitions beside an edit are all acknowledged, and match the history',
    async (slug) => {
      const entity = file.entities.find((one) => one.slug === slug) as Entity;
      const field = slug === 'support-tickets' ? category : entity.fields[0];
      const states = TRANSITIONS[slug];
      const given = fc.record({
        when: timing(3),
        one: fc.constantFrom(...states),
        other: fc.constantFrom(...states),
        at,
      });
      await race(given, 10, async ({ at: place, one, other, when }) => {
        const value = field?.value(next());
        const patch = (who: number, body: object) => () =>
          ask(file.environment, {
            person: person(who),
            at: (place + who) % 2,
            method: 'PATCH',
            path: entity.path,
            body,
          });
        const [, , edit] = (await overlap(file.environment, when, entity.lock, [
          patch(0, { status: one }),
          patch(1, { status: other }),
          patch(1, { [field?.name ?? '']: value }),
        ])) as [Reply, Reply, Reply];
        expect(edit.status).toBe(200);
        const doc = (
          await ask(file.environment, { person: person(0), at: 0, method: 'GET', path: entity.path })
        ).body;
        expect(doc[field?.name ?? '']).toBe(value);
        await expectHistory(file.environment, slug, doc);
      });
    },
    RACE_MS,
  );

  it(
    'a reply beside a close: an acknowledged one is there, and the state is the one of the last step',
    async () => {
      const entity = file.entities.find(({ slug }) => slug === 'support-tickets') as Entity;
      const id = Number(/\/(\d+)\?/.exec(entity.path)?.[1]);
      await race(
        fc.record({ when: timing(2), to: fc.constantFrom('resolved', 'closed', 'open', 'spam', 'new'), at }),
        20,
        async ({ at: place, to, when }) => {
          const text = `An answer ${next()}`;
          const site = file.environment.sites[place] as RaceEnvironment['sites'][0];
          const cookie = person(0).cookies[place] as string;
          const { seen, ways } = await readAtDesk(site, { id }, cookie);
          const reply = () =>
            send(
              site,
              `/admin/api/desk/ticket-${id}/answers`,
              { subject: '', text, to: ways[0]?.to ?? null, seen },
              { Cookie: cookie, 'Idempotency-Key': crypto.randomUUID() },
            ).then((answer) => ({ status: answer.status, body: {} }));
          const close = () =>
            ask(file.environment, {
              person: person(1),
              at: 1 - place,
              method: 'PATCH',
              path: entity.path,
              body: { status: to },
            });
          const [answered, closed] = (await overlap(file.environment, when, entity.lock, [reply, close])) as [
            Reply,
            Reply,
          ];
          expect([answered.status, closed.status]).not.toContain(500);
          const said = await rows('select 1 from ticket_messages where ticket_id = $1 and body = $2', [
            id,
            text,
          ]);
          expect(said).toHaveLength(answered.status < 300 ? 1 : 0);
          const doc = (
            await ask(file.environment, { person: person(0), at: 0, method: 'GET', path: entity.path })
          ).body;
          await expectHistory(file.environment, 'support-tickets', doc);
        },
      );
    },
    RACE_MS,
  );
});

describe('the last seat', () => {
  it(
    'is given once, however it is freed and taken',
    async () => {
      const [seated] = await rows<{ n: number }>(
        `select count(*)::int as n from waitlist where status = 'accepted'`,
      );
      const seats = (seated?.n ?? 0) + 1;
      await rows('update brand set seats_total = $1', [seats]);
      const add = async (status: string) =>
        (
          await rows<{ id: number }>(
            `insert into waitlist (full_name, email, organization, organization_size, status)
           values ('Maya', 'seat@example.com', 'ΑΦΑ', '1-25', $1) returning id`,
            [status],
          )
        )[0]?.id;
      await race(fc.record({ when: timing(5), at }), 20, async ({ at: place, when }) => {
        await rows(`delete from waitlist where email = 'seat@example.com'`);
        const [holder, one, other] = [
          await add('accepted'),
          await add('pending-review'),
          await add('in-review'),
        ];
        const assignee = person(1).id;
        const patch = (who: number, id: number | undefined, body: object) => () =>
          ask(file.environment, {
            person: person(who),
            at: (place + who) % 2,
            method: 'PATCH',
            path: `/admin/api/waitlist/${id}?depth=0`,
            body,
          });
        const replies = await overlap(
          file.environment,
          when,
          `select from waitlist where id = ${holder} for update`,
          [
            patch(0, holder, { status: 'withdrawn' }),
            patch(1, holder, { assignee }),
            patch(0, one, { status: 'accepted' }),
            patch(1, other, { status: 'accepted' }),
            patch(1, one, { assignee }),
          ],
        );
        expect([replies[0]?.status, replies[1]?.status, replies[4]?.status]).toEqual([200, 200, 200]);
        const after = await rows<{ id: number; status: string; assignee: number | null }>(
          `select id, status::text, assignee_id as assignee from waitlist where email = 'seat@example.com' order by id`,
        );
        expect(after.filter(({ status }) => status === 'accepted').length).toBeLessThanOrEqual(1);
        expect(after.map((row) => row.assignee)).toEqual([assignee, assignee, null]);
        expect(after[0]?.status).toBe('withdrawn');
        for (const [index, id] of [one, other].entries())
          expect(after.find((row) => row.id === id)?.status === 'accepted').toBe(
            replies[2 + index]?.status === 200,
          );
      });
    },
    RACE_MS,
  );
});

describe('edit beside edit', () => {
  const edits = fc.integer({ min: 2, max: 3 }).chain((calls) =>
    fc.record({
      when: timing(calls),
      calls: fc.array(
        fc.record({
          at,
          who: at,
          picks: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
          isForm: fc.boolean(),
        }),
        { minLength: calls, maxLength: calls },
      ),
    }),
  );

  it('every collection that staff edit, and every global, has a field to be raced for', () => {
    const slugs = file.entities.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(file.environment.config.globals.map(({ slug }) => slug)));
    const added = ['users', 'waitlist', 'support-tickets', 'media', 'posts', 'help-articles', 'draw-rounds'];
    expect(slugs).toEqual(expect.arrayContaining([...added, 'home-page', 'application-form', 'page-frame']));
    expect(file.entities.filter(({ fields }) => fields.length === 0).map(({ slug }) => slug)).toEqual([]);
  });

  const read = async ({ path }: Entity) =>
    (await ask(file.environment, { person: person(0), at: 0, method: 'GET', path })).body;

  async function play(
    entity: Entity,
    { calls, when }: { calls: { at: number; who: number; picks: number[]; isForm: boolean }[]; when: Timing },
  ) {
    const before = await read(entity);
    const sent = calls.map(({ picks }) =>
      Object.fromEntries(
        picks.map((pick) => {
          const field = entity.fields[pick % entity.fields.length] as Entity['fields'][number];
          return [field.name, field.value(next())];
        }),
      ),
    );
    const replies = await overlap(
      file.environment,
      when,
      entity.lock,
      calls.map((one, index) => () => {
        const revision = one.isForm ? { revision: before.revision } : {};
        const body = { ...bodyOf(sent[index] ?? {}), ...revision };
        return ask(file.environment, {
          person: person(one.who),
          at: one.at,
          method: entity.method,
          path: entity.path,
          body,
        });
      }),
    );
    const after = await read(entity);
    for (const reply of replies)
      expect(reply.status === 200 || isTold(reply), JSON.stringify(reply)).toBe(true);
    const done = sent.filter((_, index) => replies[index]?.status === 200);
    for (const name of new Set(sent.flatMap((one) => Object.keys(one)))) {
      const written = done.filter((one) => name in one).map((one) => one[name]);
      const possible = written.length > 0 ? written : [valueAt(before, name)];
      expect(possible, `${entity.slug} ${name}`).toContainEqual(valueAt(after, name));
    }
    // A check box may get the value that it had, or the same one from both: neither is a conflict.
    const haveChanged = (name: string, ...forms: { index: number }[]) => {
      const values = forms.map(({ index }) => sent[index]?.[name]);
      return new Set([valueAt(before, name), undefined, ...values]).size === forms.length + 2;
    };
    // Two people start from the same form: if both changed the same field, one of them is refused.
    const forms = calls
      .map((one, index) => ({ ...one, index }))
      .filter((one) => one.isForm && replies[one.index]?.status === 200);
    for (const one of forms)
      for (const other of forms)
        if (one.index < other.index && one.who !== other.who)
          expect(Object.keys(sent[one.index] ?? {}).filter((name) => haveChanged(name, one, other))).toEqual(
            [],
          );
  }

  it(
    'leaves every acknowledged write in the row',
    async () => {
      for (const entity of file.entities) await race(edits, 7, (given) => play(entity, given));
    },
    RACE_MS,
  );
});

describe('a bulk edit', () => {
  it.each(['prepared-mails', 'newsletter'])(
    'of %s beside edits and another one: every acknowledged write is there',
    async (slug) => {
      const insert =
        slug === 'prepared-mails'
          ? `insert into prepared_mails (title, subject, text)
           select 'Maya', 'Welcome', 'You are in.' from generate_series(1, 4) returning id`
          : `insert into newsletter (email, state) select 'bulk-' || n || '@example.com', 'pending' from generate_series(1, 4) n returning id`;
      const ids = (await rows<{ id: number }>(insert)).map(({ id }) => id);
      const [table, one, two, three] =
        slug === 'prepared-mails'
          ? ['prepared_mails', 'title', 'subject', 'text']
          : ['newsletter', 'name', 'quarantined', 'quarantined'];
      const where = (order: number[]) => order.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
      await race(
        fc.record({ when: timing(3), at, pick: fc.nat(3) }),
        15,
        async ({ at: place, pick, when }) => {
          const value = `Word ${next()}`;
          // Of a subscriber nothing but these two may change, so the single edit says what a bulk edit says.
          const [second, third] =
            slug === 'prepared-mails' ? [value, `Text ${next()}`] : [pick % 2 === 0, pick % 2 === 0];
          const call = (who: number, path: string, body: object) => () =>
            ask(file.environment, {
              person: person(who),
              at: (place + who) % 2,
              method: 'PATCH',
              path: `/admin/api/${slug}${path}`,
              body,
            });
          const replies = await overlap(
            file.environment,
            when,
            `select from ${table} where id = ${ids[pick]} for update`,
            [
              call(0, `?${where(ids)}&depth=0`, { [one]: value }),
              call(1, `?${where([...ids].reverse())}&depth=0`, { [two]: second }),
              call(1, `/${ids[3 - pick]}?depth=0`, { [three]: third }),
            ],
          );
          expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
          const after = await rows<{ one: string; two: unknown; three: unknown; id: number }>(
            `select id, ${one} as one, ${two} as two, ${three} as three from ${table} where id = any($1) order by id`,
            [ids],
          );
          expect(after.map((row) => [row.one, row.two])).toEqual(Array(4).fill([value, second]));
          expect(after.find(({ id }) => id === ids[3 - pick])?.three).toBe(third);
        },
      );
    },
    RACE_MS,
  );
});
