import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilitySeed } from '../../scripts/seed/accessibility.seed';
import { originalTexts } from '../../src/core/shared/page-texts';
import { ACCESSIBILITY_TEXTS } from '../../src/features/info/contract.accessibility-texts';
import { down, up } from '../../src/migrations/20261123_154000_draw_protocol_2';
import { up as correctTexts } from '../../src/migrations/20261123_170200_texts_up_to_date';
import { up as sayHouseIsStored } from '../../src/migrations/20261124_220400_letters_kept';
import { up as saySourcesAreStored } from '../../src/migrations/20261125_024500_privacy_names_sources';
import { up as addTheWords } from '../../src/migrations/20261125_140001_accessibility_statement_words';
import { up as rewordThePress } from '../../src/migrations/20261125_140002_plainer_press_words';
import { up as sayColorsAreStored } from '../../src/migrations/20261126_080010_cookies_name_colors';
import {
  down as useFormerNames,
  up as useStandardNames,
} from '../../src/migrations/20261128_040000_standard_names';
import { up as sayNothingOfFormerRounds } from '../../src/migrations/20261129_122100_check_proves_words';
import { up as promiseNoCheck } from '../../src/migrations/20261129_160000_first_rounds_words';
import { up as stampNothing } from '../../src/migrations/20261129_160100_no_time_stamps';
import {
  up as wordsAsJson,
  down as wordsInColumns,
} from '../../src/migrations/20261129_190500_words_as_json';
import {
  up as pagesAsJson,
  down as pagesInColumns,
} from '../../src/migrations/20261130_010000_pages_as_json';
import { ORIGINALS } from '../../src/migrations/originals-of-20261129';
import { PAGE_ORIGINALS } from '../../src/migrations/originals-of-20261130';
import { call, query, signIn } from '../support/api';
import { putFirstRound } from '../support/first-version-round';
import { type Site, startSite } from '../support/site';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signIn(site);
});
afterAll(() => site?.stop());

/** As staff read it: visitors get a page that may be seconds old. */
const read = async (path: string) => (await call(site, path, { headers: { cookie } })).text;

const dialect = new PgDialect();
const migrate = (step: typeof up) =>
  step({
    db: { execute: (statements: never) => query(site, dialect.sqlToQuery(statements).sql) },
  } as never);

/** Moves what the columns of sentences hold to where pages read it, as an upgrade does. */
async function moveWords(): Promise<void> {
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    for (const step of [pagesInColumns, wordsInColumns, wordsAsJson, pagesAsJson])
      await step({
        db: { execute: (statements: never) => client.query(dialect.sqlToQuery(statements).sql) },
      } as never);
  } finally {
    await client.end();
  }
}

describe('a follower list that waits in the queue', () => {
  const jobs = () =>
    query(
      site,
      `select task_identifier as task, attempts, key from graphile_worker.jobs where key = 'list:7'`,
    );

  it('is read under the new name of its job, and under the former one after a way back', async () => {
    await query(site, `select graphile_worker.add_job('import-list', '{"listId":7}', job_key := 'list:7')`);
    await query(site, `update graphile_worker._private_jobs set attempts = 2 where key = 'list:7'`);
    await migrate(useFormerNames);
    expect(await jobs()).toEqual([{ task: 'take-in-list', attempts: 2, key: 'list:7' }]);
    await migrate(useStandardNames);
    expect(await jobs()).toEqual([{ task: 'import-list', attempts: 2, key: 'list:7' }]);
    expect(
      await query(site, `select payload from graphile_worker._private_jobs where key = 'list:7'`),
    ).toEqual([{ payload: { listId: 7 } }]);
  });
});

describe('the second protocol of the draw', () => {
  it('keeps what was drawn, and gives back what was under way', async () => {
    const drawn = await putFirstRound(site);
    const waiting = await putFirstRound(site, { state: 'committed' });
    await migrate(down);
    await query(
      site,
      `insert into site.draw_results (round_id, asked_by_id, asked_by, beacon) values ($1, 1, 'x', '1 2 3')`,
      [waiting.id],
    );
    const [closed] = await query<{ id: number }>(
      site,
      `insert into draw_rounds (title, prize, rules, status) values ('Next', '$1', '1', 'closed') returning id`,
    );
    await query(
      site,
      `insert into site.draw_commitments (round_id, asked_by_id, asked_by, places, beacon) values ($1, 1, 'x', 1, '{}')`,
      [closed?.id],
    );
    await query(
      site,
      `insert into activity (actor, action, subject, subject_id, details) values
       ('x', 'changed', 'draw-rounds', $1, 'joined people 1, 2'),
       ('x', 'changed', 'draw-rounds', $1, 'disqualified person 7: Works for us'),
       ('x', 'changed', 'draw-rounds', $1, 'status: open → closed')`,
      [String(closed?.id)],
    );
    await migrate(up);
    const problems = await query<{ problem: string }>(
      site,
      `select problem from site.draw_commitments where round_id = $1
     union all select problem from site.draw_results where round_id = $2`,
      [closed?.id, waiting.id],
    );
    expect(problems).toEqual([
      { problem: 'Rounds are committed to a round of drand now. Choose when to draw, and commit again.' },
      {
        problem:
          'This round was committed to under the protocol before, which staff could steer. Cancel it and make a new one.',
      },
    ]);
    expect(
      await query(site, 'select what, reason from site.draw_hand_changes where round_id = $1 order by id', [
        closed?.id,
      ]),
    ).toEqual([
      { what: 'joined', reason: 'Done before reasons were asked for' },
      { what: 'disqualified', reason: 'Works for us' },
    ]);
    const kept = await query(
      site,
      'select beacon, problem, drawn_at is not null as drawn from site.draw_results where round_id = $1',
      [drawn.id],
    );
    expect(kept).toEqual([
      {
        beacon: '3436462283a07e695c41854bb953e5964d8737e7e29745afe54a9f4897b6c319',
        problem: null,
        drawn: true,
      },
    ]);
  });

  const OLD = 'calculated from the list, a sealed secret and that value.';
  const NOW = 'calculated from the list and that value, and from nothing else.';

  /** The rules as sites have them that were set up before. */
  async function asBefore() {
    await query(site, 'alter table policy_versions disable trigger policy_versions_append_only');
    for (const [table, column] of [
      ['policy_versions', 'body'],
      ['official_rules', 'body'],
      ['_official_rules_v', 'version_body'],
    ])
      await query(site, `update ${table} set ${column} = replace(${column}::text, $1, $2)::jsonb`, [
        NOW,
        OLD,
      ]);
    await query(site, `delete from policy_versions where policy::text = 'official-rules' and number > 1`);
    await query(site, 'alter table policy_versions enable trigger policy_versions_append_only');
  }
  const rulesPage = (path = '/links/rules') => read(path);
  const numbers = () =>
    query<{ number: number }>(
      site,
      `select number::int from policy_versions where policy::text = 'official-rules' order by number`,
    );

  it('brings rules that nobody changed up to date, as a version of their own', async () => {
    await asBefore();
    expect(await rulesPage()).toContain(OLD);
    await migrate(correctTexts);
    await migrate(correctTexts);
    expect(await numbers()).toEqual([{ number: 1 }, { number: 2 }]);
    expect(await rulesPage()).toContain(NOW);
    expect(await rulesPage('/links/rules/history/1')).toContain(OLD);
    expect(await rulesPage('/links/rules/history')).toContain('No secret of ours is part of it.');
    const drafts = await query<{ body: string }>(
      site,
      'select version_body::text as body from _official_rules_v where latest',
    );
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.body).toContain(NOW);
    // The cookie policy came up to date with the site: it gets no version.
    const cookies = await query(site, `select number from policy_versions where policy::text = 'cookies'`);
    expect(cookies).toHaveLength(1);
  });

  it('leaves rules that staff changed, and tells staff what to change', async () => {
    await asBefore();
    await query(site, `update official_rules set title = 'Our rules'`);
    await migrate(correctTexts);
    expect(await numbers()).toEqual([{ number: 1 }]);
    const [rules] = await query<{ body: string }>(site, 'select body::text as body from official_rules');
    expect(rules?.body).toContain(OLD);
    const told = await query<{ details: string }>(
      site,
      `select details from activity where subject = 'official-rules' and action = 'left for you to change'`,
    );
    expect(told.map(({ details }) => details)).toEqual([
      'The rules speak of a sealed secret, but draws have none any more. Staff changed this text, so it stays as it is: please change the sentence under "How the winner is drawn".',
    ]);
  });
});

/** A site whose policy does not have this sentence yet, and which nobody changed. */
async function withoutSentence(policy: 'cookies' | 'privacy-policy', sentence: string) {
  const table = policy.replace('-', '_');
  await query(site, 'alter table policy_versions disable trigger policy_versions_append_only');
  for (const [from, column] of [
    ['policy_versions', 'body'],
    [table, 'body'],
    [`_${table}_v`, 'version_body'],
  ])
    await query(site, `update ${from} set ${column} = replace(${column}::text, $1, '')::jsonb`, [sentence]);
  await query(site, 'delete from policy_versions where policy::text = $1 and number > 1', [policy]);
  await query(site, 'alter table policy_versions enable trigger policy_versions_append_only');
}

describe('colors that the browser remembers', () => {
  const KEPT =
    ' If you choose Day or Evening at the end of a page, your browser remembers that choice until you choose “As my device”.';
  const asBefore = () => withoutSentence('cookies', KEPT);

  const run = () => migrate(sayColorsAreStored);
  const policy = (path = '/cookies') => read(path);

  it('says in a new version of the policy that the choice is kept, once', async () => {
    await asBefore();
    expect(await policy()).not.toContain('Day or Evening');
    await run();
    await run();
    expect(await policy()).toContain(
      'until you clear them. If you choose Day or Evening at the end of a page',
    );
    expect(await policy('/cookies/history/1')).not.toContain('Day or Evening');
    const versions = await query(site, `select number from policy_versions where policy::text = 'cookies'`);
    expect(versions).toHaveLength(2);
  });

  it('leaves a policy that staff changed, and tells them what to add', async () => {
    await asBefore();
    await query(site, `update cookies set title = 'Our cookies'`);
    await run();
    expect(await policy()).not.toContain('Day or Evening');
    const told = await query<{ details: string }>(
      site,
      `select details from activity where subject = 'cookies' and action = 'left for you to change' order by id desc`,
    );
    expect(told[0]?.details).toContain('until you choose “As my device”.');
  });
});

describe('letters that the browser stores', () => {
  const KEPT =
    ' On the home page it remembers the Greek letters that you put on the house, until you clear them.';

  /** The policy of a site from before letters, which nobody changed. */
  const asBefore = async () => {
    await withoutSentence('cookies', KEPT);
    await query(site, `update cookies set title = 'Cookie Policy'`);
  };

  const run = () => migrate(sayHouseIsStored);
  const policy = (path = '/cookies') => read(path);

  it('says in a new version of the policy that letters are kept, once', async () => {
    await asBefore();
    expect(await policy()).not.toContain('remembers the Greek letters');
    await run();
    await run();
    expect(await policy()).toContain('remembers the Greek letters that you put on the house');
    expect(await policy('/cookies/history/1')).not.toContain('remembers the Greek letters');
    const versions = await query(site, `select number from policy_versions where policy::text = 'cookies'`);
    expect(versions).toHaveLength(2);
  });

  it('leaves a policy that staff changed, and tells them what to add', async () => {
    await asBefore();
    await query(site, `update cookies set title = 'Our cookies'`);
    await run();
    expect(await policy()).not.toContain('remembers the Greek letters');
    const [told] = await query<{ details: string }>(
      site,
      `select details from activity where subject = 'cookies' and action = 'left for you to change' order by id desc`,
    );
    expect(told?.details).toContain('until you clear them.');
  });
});

describe('sources in the privacy policy', () => {
  const NAMED =
    ' If you came by a link or QR code of ours that names a flyer, a post or an event, that name is stored with your application or subscription. The form shows it, and you can remove it there.';

  /** The policy of a site from before sources, which nobody changed. */
  const asBefore = () => withoutSentence('privacy-policy', NAMED);

  const run = () => migrate(saySourcesAreStored);
  const policy = (path = '/privacy-policy') => read(path);

  it('says in a new version of the policy that sources are stored, once', async () => {
    await asBefore();
    expect(await policy()).not.toContain('that name is stored');
    await run();
    await run();
    expect(await policy()).toContain('that name is stored with your application');
    expect(await policy('/privacy-policy/history/1')).not.toContain('that name is stored');
    const versions = await query(
      site,
      `select number from policy_versions where policy::text = 'privacy-policy'`,
    );
    expect(versions).toHaveLength(2);
  });

  it('leaves a policy that staff changed, and tells them what to add', async () => {
    await asBefore();
    await query(site, `update privacy_policy set title = 'Our privacy'`);
    await run();
    expect(await policy()).not.toContain('that name is stored');
    const [told] = await query<{ details: string }>(
      site,
      `select details from activity where subject = 'privacy-policy' and action = 'left for you to change'`,
    );
    expect(told?.details).toContain('you can remove it there.');
  });
});

describe('plainer words for the press', () => {
  const OLD = '{brand} is one platform to run a fraternity or sorority chapter.';
  const OWN = 'Our own words for the press.';

  const run = () => migrate(rewordThePress);
  const lines = async () => {
    const page = await query<{ line: string }>(site, 'select words_line as line from press');
    const latest = await query<{ line: string }>(
      site,
      'select version_words_line as line from _press_v where latest',
    );
    return [...page, ...latest].map(({ line }) => line);
  };
  async function write(line: string) {
    await query(site, 'update press set words_line = $1', [line]);
    await query(site, 'update _press_v set version_words_line = $1 where latest', [line]);
  }

  it('rewords what the site came with, and leaves what staff wrote', async () => {
    await write(OLD);
    await run();
    const plainer = '{brand} is one place to run a fraternity or sorority chapter.';
    expect(await lines()).toEqual([plainer, plainer]);

    await write(OWN);
    await run();
    expect(await lines()).toEqual([OWN, OWN]);
  });
});

describe('what a check proves', () => {
  const OLD =
    'And it has to be the fingerprint that was there before the number. A page can be rewritten, a note of yours cannot: keep the fingerprint when a draw is announced, and compare it afterwards. Rounds of our first protocol are labelled: those we could have steered.';
  const OWN = 'Our own words. Rounds of our first protocol are labelled: those we could have steered.';

  const page = () => read('/links/draw');
  const latest = () =>
    query<{ words: string }>(site, 'select version_proves_not_more as words from _draw_page_v where latest');
  async function write(words: string) {
    await query(site, 'update draw_page set proves_not_more = $1', [words]);
    await query(site, 'update _draw_page_v set version_proves_not_more = $1 where latest', [words]);
    await moveWords();
  }

  it('says nothing of rounds that could have been steered, unless staff wrote it', async () => {
    const now = OLD.replace(' Rounds of our first protocol are labelled: those we could have steered.', '');
    const saysIt = async () => (await page()).includes('could have steered');
    expect((await page()).includes(now)).toBe(true);
    expect(await saysIt()).toBe(false);

    await write(OLD);
    expect(await saysIt()).toBe(true);
    await migrate(sayNothingOfFormerRounds);
    await moveWords();
    expect(await saysIt()).toBe(false);
    expect(await latest()).toEqual([{ words: now }]);

    await write(OWN);
    await migrate(sayNothingOfFormerRounds);
    await moveWords();
    expect(await saysIt()).toBe(true);
    expect(await latest()).toEqual([{ words: OWN }]);
  });
});

describe('a round of the first protocol', () => {
  const OLD =
    'This round was drawn under our first protocol. We could have steered it: staff knew its secret, and chose the public value. A check shows that list and result belong together, and no more. Every later round is drawn in a way that nobody can steer.';
  const write = async (text: string, heading: string) => {
    await query(site, 'update draw_round set head_first = $1', [text]);
    await query(site, 'update draw_check set check_first = $1', [heading]);
    await moveWords();
  };

  it('promises no check, unless staff wrote the words', async () => {
    const { id } = await putFirstRound(site);
    const page = () => read(`/links/draw/${id}`);
    await write(OLD, 'Check this draw');
    expect(await page()).toContain(OLD);
    await migrate(promiseNoCheck);
    await moveWords();
    const now = await page();
    expect(now).not.toContain('Check this draw');
    expect(now).not.toContain(OLD);
    expect(now).toContain('What was published');
    expect(now).toContain(
      'This round used the first version of our protocol, and this site no longer recomputes it.',
    );

    await write(`${OLD} Ours.`, 'Look at it');
    await migrate(promiseNoCheck);
    await moveWords();
    expect(await page()).toContain(`${OLD} Ours.`);
    expect(await page()).toContain('Look at it');
  });
});

describe('a commitment that waits for a time stamp', () => {
  it('leaves the queue, with its job alone', async () => {
    const waiting = () =>
      query(
        site,
        `select task_identifier as task from graphile_worker.jobs where key in ('stamp-draw:7', 'draw-round:7')`,
      );
    await query(
      site,
      `select graphile_worker.add_job('stamp-draw', '{"roundId":7}', job_key := 'stamp-draw:7'),
         graphile_worker.add_job('draw-round', '{"roundId":7}', job_key := 'draw-round:7')`,
    );
    expect(await waiting()).toHaveLength(2);
    await migrate(stampNothing);
    expect(await waiting()).toEqual([{ task: 'draw-round' }]);
  });

  it('says nothing of authorities, unless staff wrote it', async () => {
    const OLD =
      'No authority stamped it: a fingerprint that you noted before the draw is what shows when it was there.';
    const words = async () =>
      (await query<{ words: string }>(site, 'select math_unstamped as words from draw_check'))[0]?.words;
    const now = 'A fingerprint that you noted before the draw is what shows when it was there.';
    for (const [before, after] of [
      [OLD, now],
      [`${OLD} Ours.`, `${OLD} Ours.`],
    ]) {
      await query(site, 'update draw_check set math_unstamped = $1', [before]);
      await migrate(stampNothing);
      expect(await words()).toBe(after);
    }
  });
});

const TABLES = { ...ORIGINALS, ...PAGE_ORIGINALS };

describe('sentences that had a column each', () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  type Column = { name: string; first: string | null };
  /** Columns of texts and of choices, those with the first value that they may have. */
  const columnsOf = (table: string) =>
    query<Column>(
      site,
      `select attname as name, (select enumlabel from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as first
       from pg_attribute join pg_type on pg_type.oid = atttypid
       where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and (typname = 'varchar' or typtype = 'e') and attname !~ $2 and attname not in ('id', '_uuid', '_status', 'version__status')`,
      // These stay in their columns.
      [table, /^_?accessibility(_v)?$/.test(table) ? '^(version_)?(features|dates)_' : '^$'],
    );
  const rowTablesOf = (table: string) =>
    query<{ name: string }>(
      site,
      `select conrelid::regclass::text as name from pg_constraint where confrelid = $1::regclass and contype = 'f'
         and conname like '%parent_id_fk' and conrelid::regclass::text !~ 'features_groups'`,
      [table],
    );

  /** Every text of a document says which column it is from. */
  async function writeColumns(table: string) {
    const columns = await columnsOf(table);
    const set = columns.map(({ name }) => `${name} = '${name} of ${table}'`).join(', ');
    await query(site, `update ${table} set ${set}`);
    for (const { name: rows } of await rowTablesOf(table)) {
      const cells = await columnsOf(rows);
      const id = rows.startsWith('_') ? '_uuid' : 'id';
      for (const n of [1, 2])
        await query(
          site,
          `insert into ${rows} (_order, _parent_id, ${id}, ${cells.map(({ name }) => name).join(', ')})
           select ${n}, id, 'own-${n}', ${cells.map(({ name, first }) => `'${first ?? `${name} ${n} of ${rows}`}'`).join(', ')}
           from ${table} order by id limit 1`,
        );
    }
  }

  /** The same document as it must be stored. */
  async function written(table: string, owner: string, prefix: string) {
    const found: Record<string, Record<string, unknown>> = {};
    for (const [part, texts] of Object.entries(TABLES[table] ?? {})) {
      found[part] = {};
      for (const [key, original] of Object.entries(texts)) {
        const column = `${prefix}${snake(`${part}_${key}`)}`;
        const rows = `${owner}_${column}`;
        found[part][key] =
          typeof original === 'string'
            ? `${column} of ${owner}`
            : [1, 2].map((n) => ({ id: `own-${n}` }) as Record<string, string>);
        if (typeof original === 'string') continue;
        for (const { name, first } of await columnsOf(rows))
          for (const row of found[part][key] as Record<string, string>[])
            row[name] = first ?? `${name} ${row.id?.slice(-1)} of ${rows}`;
      }
    }
    if (table !== 'press') return found;
    const { words: descriptions, ...others } = found;
    return { ...others, descriptions };
  }
  const textsIn = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, one) => sum + textsIn(one), 0)
      : 1;

  it('are all there after the upgrade, published and in versions', async () => {
    const places = Object.keys(TABLES).flatMap((table) => [
      { table, owner: table, prefix: '' },
      { table, owner: `_${table}_v`, prefix: 'version_' },
    ]);
    for (const { owner } of places) await writeColumns(owner);
    await moveWords();
    let count = 0;
    for (const { table, owner, prefix } of places) {
      const [stored] = await query<{ words: object }>(
        site,
        `select ${prefix}words as words from ${owner} order by id limit 1`,
      );
      expect(stored?.words, owner).toEqual(await written(table, owner, prefix));
      count += textsIn(stored?.words);
    }
    expect(count).toBe(2494);
  });

  it('store nothing where they were empty or the originals of that time', async () => {
    await query(site, `update home_page set hero_lead = $1, hero_inside = ' ', hero_aside = null`, [
      'Members, events, dues and recruitment under one roof. Built for the officers who do the work and the members who show up.',
    ]);
    await moveWords();
    const [stored] = await query(
      site,
      `select words->'hero' as hero, words->'phones' as phones from home_page`,
    );
    // The three texts are all that this part has.
    expect(stored).toEqual({ hero: null, phones: expect.anything() });
  });
});

describe('a page of information that had a column for each text', () => {
  const TITLE = 'About';
  const version = (heading: string, latest: boolean) =>
    query(
      site,
      `insert into _about_v (version__status, latest, version_intro_heading, version_search_title, created_at, updated_at)
       values ($1, $2, $3, $4, now(), now())`,
      [latest ? 'draft' : 'published', latest, heading, TITLE],
    );
  const api = async (path: string) =>
    JSON.parse((await call(site, `/admin/api/globals/about${path}`, { headers: { cookie } })).text);

  it('shows what was published, its draft and each version after the upgrade', async () => {
    await query(site, `update about set intro_heading = 'Published before', search_title = $1`, [TITLE]);
    await query(site, 'update _about_v set latest = false');
    await version('Published before', false);
    await version('In the draft before', true);
    await query(
      site,
      `insert into about_story_tabs (_order, _parent_id, id, text)
       select place, (select id from about), 'tab-' || place, 'Tab ' || place from generate_series(3, 5) place`,
    );
    await moveWords();
    expect(await read('/about')).toContain('Published before');
    const published = await api('');
    expect(published.intro.heading).toBe('Published before');
    expect(published.story.tabs.slice(-3)).toEqual([
      { id: 'tab-3', text: 'Tab 3' },
      { id: 'tab-4', text: 'Tab 4' },
      { id: 'tab-5', text: 'Tab 5' },
    ]);
    expect((await api('?draft=true')).intro.heading).toBe('In the draft before');
    const { docs } = await api('/versions?limit=2&sort=-id');
    expect(docs.map((one: { version: { intro: object } }) => one.version.intro)).toMatchObject([
      { heading: 'In the draft before' },
      { heading: 'Published before' },
    ]);
    const [stored] = await query<{ words: object }>(site, 'select words from about');
    expect(stored?.words).not.toHaveProperty('search.title');
  });

  it('notes its originals among those that editors know', async () => {
    const [known] = await query<{ words: Record<string, object> }>(
      site,
      `select value::jsonb as words from site.meta where starts_with(key, 'sentences:') order by key desc limit 1`,
    );
    expect(Object.keys(known?.words ?? {})).toHaveLength(28);
    expect(known?.words).toMatchObject({
      press: { descriptions: { heading: 'In our words' } },
      about: { values: { firstName: 'Community' } },
      'brand-guidelines': { practices: { heading: 'Best practices' } },
    });
  });
});

describe('the statement of accessibility', () => {
  const PARTS = ['limits', 'measures', 'approach'];
  const TEXTS =
    'conformance_heading conformance_status conformance_text limits_heading limits_text limits_instead measures_heading approach_heading help_write_to dates_statement dates_statement_date dates_review dates_review_date dates_text'.split(
      ' ',
    );
  const PLACES = [
    ['accessibility', ''],
    ['_accessibility_v', 'version_'],
  ] as const;

  /** A site that had the page before it was a statement. */
  async function asBefore() {
    for (const [table, prefix] of PLACES) {
      await query(site, `update ${table} set ${TEXTS.map((name) => `${prefix}${name} = null`).join(', ')}`);
      for (const part of PARTS) await query(site, `delete from ${table}_${prefix}${part}_rows`);
    }
  }

  const run = () => migrate(addTheWords);

  const originals: Record<string, Record<string, unknown>> = {
    ...originalTexts(ACCESSIBILITY_TEXTS),
    ...accessibilitySeed,
  };
  const expected = Object.fromEntries(
    TEXTS.map((name) => {
      const [part = '', ...key] = name.split('_');
      const original = originals[part]?.[key.join('_').replace(/_(\w)/g, (_, one) => one.toUpperCase())];
      return [name, original];
    }),
  );

  it('gives a site from before the words of the seed, in the page and in its versions, once', async () => {
    await asBefore();
    await run();
    await run();
    expect(Object.values(expected).every((one) => typeof one === 'string')).toBe(true);
    for (const [table, prefix] of PLACES) {
      const texts = TEXTS.map((name) =>
        name.endsWith('_date')
          ? `to_char(${prefix}${name} at time zone 'UTC', 'YYYY-MM-DD') as ${name}`
          : `${prefix}${name} as ${name}`,
      );
      const stored = await query(site, `select ${texts.join(', ')} from ${table}`);
      expect(stored.length).toBeGreaterThan(0);
      for (const one of stored) expect(one).toEqual(expected);
      for (const part of PARTS) {
        const rows = originals[part]?.rows as object[];
        expect(
          await query(
            site,
            `select ${Object.keys(rows[0] ?? {}).join(', ')} from ${table}_${prefix}${part}_rows
             where _parent_id = (select max(id) from ${table}) order by _order`,
          ),
          `${table} ${part}`,
        ).toEqual(rows);
      }
    }
  });

  it('leaves what staff wrote', async () => {
    await query(site, `update accessibility set conformance_status = 'Fully conforms'`);
    await query(site, 'delete from accessibility_limits_rows where _order > 1');
    await run();
    expect(await query(site, 'select conformance_status as status from accessibility')).toEqual([
      { status: 'Fully conforms' },
    ]);
    expect(await query(site, 'select name from accessibility_limits_rows')).toEqual([
      { name: 'The drawn phones' },
    ]);
  });
});
