import { BLOG_TEXTS } from '../../src/features/blog/contract.texts';
import { ASSETS_TEXTS } from '../../src/features/brand-assets/contract.texts';
import { CHECK_TEXTS } from '../../src/features/draw/contract.check-texts';
import { ENTRY_TEXTS } from '../../src/features/draw/contract.entry-texts';
import { ROUND_TEXTS } from '../../src/features/draw/contract.round-texts';
import { DRAW_TEXTS } from '../../src/features/draw/contract.texts';
import { WHEEL_TEXTS } from '../../src/features/draw/contract.wheel-texts';
import { FRAME_TEXTS } from '../../src/features/frame/contract.texts';
import { HELP_TEXTS } from '../../src/features/help/contract.texts';
import { HOME_TEXTS } from '../../src/features/home/contract.texts';
import { POLICY_TEXTS } from '../../src/features/legal/contract.texts';
import { LETTERS_TEXTS } from '../../src/features/letters/contract.texts';
import { LINKS_TEXTS } from '../../src/features/links/contract.texts';
import { QUOTE_TEXTS } from '../../src/features/merch/contract.quote-texts';
import { MERCH_TEXTS } from '../../src/features/merch/contract.texts';
import { NEWSLETTER_TEXTS } from '../../src/features/newsletter/contract.texts';
import { STATUS_TEXTS } from '../../src/features/status/contract.texts';
import { SUPPORT_TEXTS } from '../../src/features/support/contract.texts';
import { TICKET_TEXTS } from '../../src/features/support/contract.ticket-texts';
import { APPLICATION_TEXTS } from '../../src/features/waitlist/contract.texts';
import type { PageTexts, Text } from '../../src/shared/page-texts';
import { send, signIn } from '../support/api';
import { fitsItsWidth } from '../support/axe';
import { findCutWords } from '../support/cut-words';
import { expect, test } from '../support/e2e';
import { drawPage } from './editing/draw-page.rows';
import { helpPage } from './editing/help-page.rows';
import { minutesPage } from './editing/minutes-page.rows';
import { policyPages } from './editing/policy-pages.rows';

// A separate site: other files read the seeded content that is edited here.
test.use({ siteOptions: { worker: false } });
test.beforeAll(async ({ site }) => {
  for (const { plant } of [drawPage, helpPage, minutesPage, policyPages]) await plant?.(site);
});

const DOCUMENTS: PageTexts[] = [
  HOME_TEXTS,
  LETTERS_TEXTS,
  APPLICATION_TEXTS,
  NEWSLETTER_TEXTS,
  FRAME_TEXTS,
  HELP_TEXTS,
  BLOG_TEXTS,
  DRAW_TEXTS,
  ROUND_TEXTS,
  ENTRY_TEXTS,
  CHECK_TEXTS,
  WHEEL_TEXTS,
  LINKS_TEXTS,
  ASSETS_TEXTS,
  MERCH_TEXTS,
  QUOTE_TEXTS,
  SUPPORT_TEXTS,
  TICKET_TEXTS,
  POLICY_TEXTS,
  STATUS_TEXTS,
];
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
    for (const document of DOCUMENTS) {
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
