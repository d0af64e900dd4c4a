import { call, query, send, signIn } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';

// A server west of Greenwich, where a careless conversion turns July 24 into July 23.
test.use({ siteOptions: { env: { TZ: 'America/Los_Angeles' } } });

const pages = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    day: 'July 24, 2025',
    iso: '2025-07-24',
    description: /^This policy says what we know about you, why we know it,/,
    sections: 12,
    facts: [
      'Account information: name, username, email address, phone number and chapter.',
      'Profile data:',
      'Messages and events:',
      'Attendance and location check-ins:',
      'Dues and payment records: what was due, what was paid and when. Card details are not among them',
      'Device data and push tokens:',
      'You must be at least 13 years old to use it.',
      'Financial records: typically 7 years',
      'we answer such requests within one month',
      'This website sets no analytics cookies today',
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    day: 'July 26, 2025',
    iso: '2025-07-26',
    description: /^These terms are an agreement between you and us,/,
    sections: 16,
    facts: ['Pre-launch notice', 'The platform has not launched yet.', 'You must be at least 13 years old.'],
  },
  {
    path: '/cookies',
    title: 'Cookie Policy',
    day: 'July 26, 2025',
    iso: '2025-07-26',
    description: /^Cookies are small pieces of text/,
    sections: 7,
    facts: [
      'We set no analytics, advertising or social-media cookies today.',
      'Analytics cookies typically last 1 to 2 years.',
    ],
  },
  {
    path: '/gdpr',
    title: 'GDPR Compliance',
    day: 'July 26, 2025',
    iso: '2025-07-26',
    description: /^The General Data Protection Regulation \(GDPR\) gives people/,
    sections: 10,
    facts: [
      'We answer within one month.',
      'Financial records are typically kept for 7 years',
      'You must be at least 13 years old',
    ],
  },
  {
    path: '/links/rules',
    title: 'Official Rules',
    day: 'July 26, 2025',
    iso: '2025-07-26',
    description: /^These rules apply to every giveaway round/,
    sections: 15,
    facts: [
      'No purchase or payment of any kind is necessary to enter or win.',
      'You must be at least 18 years old',
      'Free entry without following',
      'each ticket has the same chance',
      'in no way sponsored, endorsed or administered by, or associated with, Instagram',
      'We write to the winner',
    ],
  },
];

test('each has its title, its dates and every specified fact', async ({ page, site }) => {
  for (const { path, title, day, iso, description, facts } of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveTitle(`${title} | Colonnade`);
    await expect(page.locator('h1')).toHaveText([title]);
    await expect(page.locator('main dl').first().locator('> div')).toHaveText([
      `Last updated${day}`,
      `Effective${day}`,
      'Version 1History',
    ]);
    await expect(page.locator(`main time[datetime="${iso}"]`)).toHaveCount(2);
    for (const fact of facts) await expect(page.locator('article')).toContainText(fact);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${path}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  }
});

for (const { path, sections } of pages) {
  test.describe(path, () => {
    test('links to each section, below the header', { tag: '@long' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
        await expect(links).toHaveCount(sections);
        await expect(page.locator('article h2')).toHaveText(await links.allTextContents());
        for (const link of [links.nth(1), links.last(), links.nth(1)]) {
          await link.click();
          const target = page.locator(`article h2:has-text("${await link.textContent()}")`).first();
          await expect(page).toHaveURL(new RegExp(`#${await target.getAttribute('id')}$`));
          await expect(target).toBeInViewport({ ratio: 1 });
          const top = await target.evaluate((heading) => heading.getBoundingClientRect().top);
          expect(top).toBeGreaterThanOrEqual(width > 899 ? 76 : 64);
        }
      }
    });
  });
}

test('contents are left of the text from 1100 px, above it below that', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const places = async () => {
    const [list, text] = await Promise.all([contents.boundingBox(), page.locator('article').boundingBox()]);
    if (!list || !text) throw new Error('Not laid out');
    return { isLeft: list.x + list.width <= text.x, isAbove: list.y + list.height <= text.y };
  };
  for (const [width, place] of [
    [1100, { isLeft: true, isAbove: false }],
    [1099, { isLeft: false, isAbove: true }],
    [390, { isLeft: false, isAbove: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await places()).toEqual(place);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(contents).toBeInViewport();
  await expect(page.locator('article h2').first()).toHaveCSS('font-size', '36px');
});

test('prints dark on white, without header, footer and contents', { tag: '@long' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('nav[aria-label="Contents"]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(27, 16, 51)');
});

test('the footer links all four, from one to the next', { tag: '@long' }, async ({ page }) => {
  await page.goto('/support');
  for (const [name, title] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
    ['Cookie Policy', 'Cookie Policy'],
    ['GDPR', 'GDPR Compliance'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('reads and links the same', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gdpr');
    await page.getByRole('link', { name: 'How to use them' }).click();
    await expect(page).toHaveURL('/gdpr#how-to-use-them');
    await expect(page.getByRole('heading', { name: 'How to use them' })).toBeInViewport();
    await expect(page.locator('article')).toContainText('We answer within one month.');
  });
});

test.describe('editing', () => {
  const address = '/admin/api/globals/cookies';
  const words = (text: string) => ({ type: 'text', text, format: 0, version: 1 });
  const block = (type: string, text: string, more: object = {}) => ({
    type,
    children: [words(text)],
    version: 1,
    indent: 0,
    format: '',
    direction: 'ltr',
    ...more,
  });
  const body = (...children: object[]) => ({
    root: { type: 'root', children, version: 1, indent: 0, format: '', direction: 'ltr' },
  });
  const day = (date: string) => `${date}T12:00:00.000Z`;

  const save = async (site: Site, data: object, query = '') => {
    const answer = await send(site, `${address}${query}`, data, { cookie: await signIn(site) });
    expect(answer.status, answer.text).toBe(200);
  };

  test('a draft stays invisible; once published, it shows on the next load', async ({ page, site }) => {
    const draft = {
      title: 'Cookies, baked anew',
      body: body(
        block('paragraph', 'We bake none.'),
        block('heading', 'Crumbs', { tag: 'h2' }),
        block('paragraph', 'There are none.'),
        block('heading', 'Crumbs', { tag: 'h2' }),
      ),
      lastUpdated: day('2026-01-02'),
      effectiveDate: day('2026-01-03'),
      changeNote: 'Says it all anew.',
    };
    await save(site, { ...draft, _status: 'draft' }, '?draft=true');
    await page.goto('/cookies');
    await expect(page.locator('h1')).toHaveText('Cookie Policy');
    await expect(page.getByText('We bake none.')).toHaveCount(0);
    expect((await call(site, address)).status).toBe(401);

    await save(site, { ...draft, _status: 'published' });
    await page.reload();
    await expect(page).toHaveTitle('Cookies, baked anew | Colonnade');
    await expect(page.locator('h1')).toHaveText('Cookies, baked anew');
    await expect(page.locator('main dl > div')).toHaveText([
      'Last updatedJanuary 2, 2026',
      'EffectiveJanuary 3, 2026',
      'Version 2History',
    ]);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'We bake none.');
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(links).toHaveText(['Crumbs', 'Crumbs']);
    await expect(links.last()).toHaveAttribute('href', '#crumbs-2');
  });

  test('a text that is not effective yet is announced, and links to what it changes', async ({
    page,
    site,
  }) => {
    const announced = { effectiveDate: day('2199-08-01'), changeNote: 'Counts from another day.' };
    await save(site, { ...announced, _status: 'published' });
    await page.goto('/cookies');
    await expect(page.locator('main dl > div').nth(1)).toHaveText('EffectiveJanuary 3, 2026');
    const notice = page.getByRole('complementary', {
      name: 'A new version takes effect on August 1, 2199',
    });
    await expect(notice).toContainText('Counts from another day.');
    await notice.getByRole('link', { name: 'See what changes' }).click();
    await expect(page).toHaveURL('/cookies/history/3/changes');
    await page.goBack();
    await notice.getByRole('link', { name: 'Read version 3' }).click();
    await expect(page).toHaveURL('/cookies/history/3');
    await expect(page.getByText('Takes effect on August 1, 2199.')).toBeVisible();
  });

  test('a policy without an effective version says from when it will be effective', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    await query(
      site,
      `alter table policy_versions disable trigger policy_versions_append_only;
       update policy_versions set effective_date = '2199-09-01T12:00:00Z' where policy = 'gdpr';
       alter table policy_versions enable trigger policy_versions_append_only;`,
    );
    await page.goto('/gdpr');
    await expect(page.locator('main dl > div').nth(1)).toHaveText('Takes effectSeptember 1, 2199');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('a withdrawn text leaves a page that says whom to ask', async ({ page, site }) => {
    await save(site, { _status: 'draft' });
    const response = await page.goto('/cookies');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('Cookies, baked anew');
    await expect(page.locator('main').getByRole('link', { name: 'support page' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Versions published so far' }).click();
    await expect(page.getByText('Effective January 3, 2026, withdrawn while we revise it')).toBeVisible();
    await page.goBack();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
  });
});
