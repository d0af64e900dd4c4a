import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHelpArticles, HELP_ARTICLES, HELP_QUESTIONS } from '../support/help-articles';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;
let search: typeof import('../../src/features/help/server/search.queries');

beforeAll(async () => {
  site = await openPayload();
  search = await import('../../src/features/help/server/search.queries');
  await addHelpArticles(site.query);
});
afterAll(() => site?.close());

const firstThree = async (asked: string) =>
  (await search.searchHelp(asked)).found.slice(0, 3).map(({ slug }) => slug);

async function missesIn(questions: typeof HELP_QUESTIONS) {
  const misses: string[] = [];
  for (const [asked, slug] of questions) {
    const found = await firstThree(asked);
    if (!found.includes(slug)) misses.push(`${asked}: ${found.join(', ') || 'nothing'}`);
  }
  return misses;
}

const TUNED = HELP_QUESTIONS.filter((_, place) => place % 2 === 0);
const EXAM = HELP_QUESTIONS.filter((_, place) => place % 2 === 1);

it('has sixty questions about forty articles', () => {
  expect([HELP_ARTICLES.length, TUNED.length, EXAM.length]).toEqual([40, 30, 30]);
});

it.each([
  ['the half that it was tuned on', TUNED],
  ['the half that it was not tuned on', EXAM],
])('has the right article among the first three for nine of ten questions of %s', async (_, questions) => {
  const misses = await missesIn(questions);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(3);
});

describe('a search without an answer', () => {
  it.each(['parking permit for the house', 'zzzz qqqq'])('for %j says so', async (asked) => {
    const { found, articles } = await search.searchHelp(asked);
    expect([found.map(({ slug }) => slug), articles]).toEqual([[], 40]);
  });

  it('shows what comes closest, if anything does', async () => {
    const { closest } = await search.searchHelp('parking permit for the house');
    expect(closest).toHaveLength(2);
    expect((await search.searchHelp('zzzz qqqq')).closest).toEqual([]);
  });

  it.each(['', '   ', '!', 'the of and', `'; drop table users --`, 'a:* & !b', '(((', '\\', '%', 'αα ββ'])(
    'takes %j as words',
    async (asked) => {
      expect((await search.searchHelp(asked)).articles).toBe(40);
    },
  );
});

it('finds what is typed so far, and marks the spelling of the articles', async () => {
  expect(await firstThree('impo')).toContain('import-roster');
  const { words } = await search.searchHelp('remnider');
  expect(words).toContain('reminder');
});

it('says around the searched words what an article answers', async () => {
  const { found } = await search.searchHelp('csv rows members');
  const [first] = found;
  expect(first).toMatchObject({ slug: 'import-roster', topic: 'Roster', minutes: 1 });
  expect(first?.excerpt).toContain('Save your sheet as CSV.');
});
