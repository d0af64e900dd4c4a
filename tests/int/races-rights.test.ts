import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, ask, type Person, type Reply } from '../races/environment';
import { overlap, RACE_MS, race, timing } from '../races/overlap';
import { at, RaceFile } from '../races/race-file';

const file = new RaceFile({ withEntities: false });
const { next, person, rows } = file;

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
