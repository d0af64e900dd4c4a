import type { PageTexts, Text } from '../../src/core/shared/page-texts';
import { PAGE_TABLES } from '../../src/features';
import { send, signIn } from '../support/api';
import { fitsItsWidth } from '../support/axe';
import { findCutWords } from '../support/cut-words';
import { expect, test } from '../support/e2e';
import { plantHelp, plantPosts } from './editing/planted-articles';
import { plantPolicies } from './editing/planted-policies';
import { plantRounds } from './editing/planted-rounds';
import { plantOpening } from './editing/texts';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });
test.beforeAll(async ({ site }) => {
  for (const plant of [plantRounds, plantHelp, plantPosts, plantPolicies, plantOpening]) await plant(site);
});

const PAGES = [
  '/',
  '/no-such-page',
  '/waitlist/submit',
  '/newsletter/confirm?result=done',
  '/links',
  '/links/draw',
  '/links/draw/1',
  '/links/draw/2',
  '/links/draw/1/wheel',
  '/links/rules',
  '/social-media',
  '/merch',
  '/support',
  '/support/status',
  '/support/status/nothing',
  '/help',
  '/help/tune-the-lyre',
  '/help/send-a-reminder',
  '/help/search?q=reminders',
  '/help/search?q=parking+permit+for+the+house',
  '/blog',
  '/blog/page/2',
  '/blog/planted-8',
  '/careers',
  '/careers/treasurer-of-words',
  '/terms',
  '/terms/history',
  '/gdpr',
  '/privacy-policy',
  '/cookies/history',
  '/cookies/history/3',
  '/cookies/history/3/changes',
  '/cookies/history/4/changes',
  '/links/rules/history/1',
  '/sitemap',
  '/about',
  '/press',
  '/accessibility',
];

const PROSE = 'Officers, treasurers and members recruit, organize and celebrate throughout the year. ';
const SIZES = {
  shortest: { text: () => 'Ok', rows: (min: number) => min },
  longest: {
    text: (max: number) => PROSE.repeat(12).slice(0, max).trim(),
    rows: (_min: number, max: number) => max,
  },
};

/** With the placeholders that it must keep. */
function keeping({ max, needs = [] }: Text, text: (max: number) => string) {
  const kept = needs.map((name) => `{${name}}`).join(' ');
  return `${text(max - kept.length - 1)} ${kept}`.trim();
}

/** Every text of the document, and every list, at one end of what its form accepts. */
function sized({ parts }: PageTexts, { text, rows }: (typeof SIZES)['longest']) {
  const cell = (one: object, number: number) =>
    'max' in one
      ? `${number} ${text(Number(one.max) - 2)}`
      : Object.keys((one as { options: object }).options)[0];
  return Object.fromEntries(
    Object.entries(parts).map(([name, { texts }]) => [
      name,
      Object.fromEntries(
        Object.entries(texts).map(([key, one]) => [
          key,
          'columns' in one
            ? Array.from({ length: rows(one.min, one.max) }, (_, index) =>
                Object.fromEntries(
                  Object.entries(one.columns).map(([column, each]) => [column, cell(each, index)]),
                ),
              )
            : keeping(one, text),
        ]),
      ),
    ]),
  );
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`pages carry the ${name} texts and lists that their forms accept`, async ({
    page,
    problems,
    site,
  }) => {
    // Two dozen pages, each at three widths.
    test.setTimeout(180_000);
    problems.allow('/no-such-page', 404);
    problems.allow('/support/status/nothing', 404);
    const cookie = await signIn(site);
    for (const document of PAGE_TABLES) {
      const data = { ...sized(document, size), _status: 'published' };
      const { status, text } = await send(site, `/admin/api/globals/${document.slug}`, data, { cookie });
      expect(status, text).toBe(200);
    }
    // Strips that move are cut at their ends.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await fitsItsWidth(page), `${path} at ${width}`).toBe(true);
        expect(await findCutWords(page), `${path} at ${width}`).toEqual([]);
      }
    }
    await page.goto('/');
    const rooms = page.locator('#features article');
    await expect(rooms).toHaveCount(name === 'shortest' ? 3 : 6);
    // Rooms of one row share their height, and rows fill the plan.
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const plan = await rooms.evaluateAll((all) =>
        all.map((room) => room.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
      );
      const edge = Math.max(...plan.map(({ right }) => right));
      for (const { top } of plan) {
        const row = plan.filter((one) => Math.abs(one.top - top) < 1);
        expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(edge, 0);
      }
    }
  });
}
