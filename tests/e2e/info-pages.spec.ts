import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/root';
import { DIRECTORY } from '../../src/site-pages';
import { expect, test } from '../support/e2e';

const main = (page: Page) => page.locator('main');
const addresses = (page: Page) =>
  main(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

const pages = [
  {
    path: '/about',
    title: 'About',
    heading: 'For the people who hold the roof up.',
    links: [
      ['Join the waitlist', '/#waitlist'],
      ['Ask a question', '/support'],
    ],
  },
  {
    path: '/blog',
    title: 'Blog',
    heading: 'Coming Soon',
    links: [
      ['Join the waitlist', '/#waitlist'],
      ['Get the newsletter', '/#newsletter'],
      ['Ask us something', '/support'],
    ],
  },
  {
    path: '/careers',
    title: 'Careers',
    heading: 'No open postings. Three teams in mind.',
    links: [
      ['Write to us', '/support'],
      ['Find us on LinkedIn', 'https://www.linkedin.com/company/colonnade'],
    ],
  },
  {
    path: '/press',
    title: 'Press',
    heading: 'For the record.',
    links: [
      ['All brand assets', '/social-media'],
      ['Request the press kit', '/support'],
      ['Ask through support', '/support'],
      ['Join the waitlist', '/#waitlist'],
    ],
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    heading: 'A ramp beside the stairs.',
    links: [
      ['Report a barrier', '/support'],
      ['hello@colonnade.example', 'mailto:hello@colonnade.example'],
    ],
  },
  {
    path: '/sitemap',
    title: 'Sitemap',
    heading: 'Every page, in one place.',
    links: [...DIRECTORY.pages, ...DIRECTORY.more].map(({ label, path }) => [label, path]),
  },
];

for (const { path: address, title, heading, links } of pages) {
  test.describe(address, () => {
    test('has its heading and every specified link', async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} | Colonnade`);
      await expect(page.locator('h1')).toHaveText([heading]);
      expect(await addresses(page)).toEqual(links);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description).toContain('Colonnade');
      expect(description).not.toContain('{');
      await expect(main(page)).not.toContainText('{');
    });
  });
}

test('/about rests the mission on four core values, and tells how it began', async ({ page }) => {
  await page.goto('/about');
  await expect(main(page)).toContainText(
    'Our missionGive every chapter one place to run itself, so its officers spend their evenings on people',
  );
  const columns = page.getByRole('article');
  await expect(columns.getByRole('heading', { level: 3 })).toHaveText([
    'Community',
    'Excellence',
    'Innovation',
    'Tradition',
  ]);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Four core values hold it up.',
    'It started with a spreadsheet.',
    'Come see the plans.',
  ]);
  await expect(main(page)).toContainText('There are 100 founding spots');

  const left = () => columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  await page.setViewportSize({ width: 820, height: 900 });
  expect(new Set(await left()).size).toBe(4);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(new Set(await left()).size).toBe(1);
});

test('/blog links to the newsletter form', async ({ page }) => {
  await page.goto('/blog');
  await main(page).getByRole('link', { name: 'Get the newsletter' }).click();
  await expect(page).toHaveURL('/#newsletter');
  await expect(page.locator('form#newsletter')).toBeInViewport();
});

test('/careers names three areas, and opens the network in a new tab', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Engineering',
    'Product & Design',
    'Business',
  ]);
  const network = page.getByRole('link', { name: 'Find us on LinkedIn' });
  await expect(network).toHaveAttribute('target', '_blank');
  await expect(network).toHaveAttribute('rel', 'noopener noreferrer');
});

test('/press shows the mark, the colors and texts in three lengths', async ({ page }) => {
  await page.goto('/press');
  await expect(page.getByRole('img', { name: 'The Colonnade mark' })).toBeVisible();
  for (const color of ['#7c3aed', '#a855f7', '#c084fc', '#5F4B8B', '#8960e2'])
    await expect(page.getByText(color, { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ words$/)).toHaveText(['11 words', '39 words', '97 words']);
  await expect(main(page).locator('dl')).toContainText(
    'Founding program100 spots, with a lifetime discount on all subscription plans',
  );
});

test.describe('/accessibility', () => {
  test('states its conformance, and when it answers', async ({ page }) => {
    await page.goto('/accessibility');
    await expect(main(page).locator('dl').first().locator('> div')).toHaveText([
      /^WCAG 2\.1 AACommitted/,
      /^Section 508Compliant/,
      /^ADAFollowing/,
    ]);
    await expect(page.getByText('You’ll get a response within 2 business days.')).toBeVisible();
    await expect(main(page).locator('dl').nth(2).locator('dt')).toHaveText([
      'By keyboard',
      'By ear',
      'By eye',
      'At your own pace',
    ]);
  });

  test('is a statement as the W3C recommends: status, limitations with workarounds, measures, dates', async ({
    page,
  }) => {
    await page.goto('/accessibility');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Where we stand',
      'What we follow',
      'What still gets in the way',
      'What we take care of',
      'How we keep it up',
      'How it’s built and tested',
      'The latest check',
      'Something in your way?',
    ]);
    await expect(main(page)).toContainText('Partially conformsWe measure this site by WCAG 2.2 AA');
    const limits = main(page).locator('dl').nth(1).locator('> div');
    await expect(limits.locator('dt')).toHaveText([
      'The drawn phones',
      'Brand assets',
      'The wheel',
      'Greek letters',
      'Other sites',
      'The staff side',
    ]);
    for (const limit of await limits.all()) await expect(limit.locator('dd').last()).toHaveText(/^Instead ./);
    await expect(main(page).locator('footer time[datetime="2026-11-25"]')).toHaveText([
      'November 25, 2026',
      'November 25, 2026',
    ]);
  });

  test('prints the committed audit: its date, every page, every finding', async ({ page }) => {
    const record = JSON.parse(readFileSync(path.join(projectRoot, 'accessibility-audit.json'), 'utf8'));
    await page.goto('/accessibility');
    const check = page.getByRole('region', { name: 'The latest check' });
    await expect(check.locator(`time[datetime="${record.date}"]`)).toHaveText(/^\w+ \d{1,2}, \d{4}$/);
    await expect(check).toContainText(`${record.tool.name} ${record.tool.version}`);
    await expect(check).toContainText(`${record.pages.length} states, 1440 and 390 pixels wide`);
    await expect(check).toContainText('0 findings');
    const paths = [...new Set(record.pages.map((one: { path: string }) => one.path))] as string[];
    const rows = check.getByRole('row');
    await expect(rows).toHaveCount(paths.length + 1);
    for (const [place, one] of paths.entries()) {
      const states = record.pages.filter((entry: { path: string }) => entry.path === one);
      const row = rows.nth(place + 1);
      await expect(row.getByRole('rowheader')).toHaveText(
        `${one}${states.map(({ state }: { state: string }) => state).join(', ')}`,
      );
      await expect(row.getByRole('cell')).toHaveText('None');
    }
  });
});

test('/sitemap links to twelve pages, and to the others under "More"', async ({ page, request }) => {
  await page.goto('/sitemap');
  const board = page.getByRole('navigation', { name: 'Directory' });
  await expect(board.getByRole('heading')).toHaveText(['Directory', 'More']);
  await expect(board.getByRole('list').first().getByRole('link')).toHaveCount(12);
  const others = pages.flatMap(({ path, links }) => (path === '/sitemap' ? links.slice(12) : []));
  await expect(board.getByRole('list').last().getByRole('link')).toHaveText(
    others.map(([label = '']) => label),
  );
  const built = await board.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const href of built) expect((await request.get(href as string)).status(), href as string).toBe(200);
  await board.getByRole('link', { name: 'Press' }).click();
  await expect(page).toHaveURL('/press');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const { path: address, heading } of pages) {
    test(`${address} reads the same`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main(page).getByRole('link').first()).toBeVisible();
    });
  }
});

test('a page prints without header and footer', async ({ page }) => {
  await page.goto('/press');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
