import type { Page } from '@playwright/test';
import { fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { nextFrames } from '../support/frames';
import { holdRequests } from '../support/hold-requests';

const announcements = [
  'ONLY 100 FOUNDING SPOTS LEFT — Apply now before spots fill up',
  'EXCLUSIVE LIFETIME BENEFITS FOR FOUNDING CHAPTERS',
  'LIFETIME DISCOUNT ON ALL PLANS',
  'PRIORITY SUPPORT & EARLY ACCESS TO NEW FEATURES',
];

const strip = (page: Page) => page.getByRole('region', { name: 'Announcements' });
/** How far the strip has moved, in px. */
const place = (page: Page) =>
  strip(page)
    .locator('p')
    .first()
    .evaluate((message) => message.getBoundingClientRect().left);
const picture = (page: Page) => page.locator('img[src^="/media/"]');
const drawnRoster = (page: Page) => page.getByText('Search brothers...');
/** The topmost element in the middle of the drawn search field: the drawing, or a picture over it. */
const onTopOfRoster = (page: Page) =>
  drawnRoster(page).evaluate((field) => {
    field.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
  });

test.describe('announcements', () => {
  test('give the four specified texts to a screen reader once', async ({ page }) => {
    await page.goto('/');
    await expect(strip(page).locator('p')).toHaveText([...announcements, ...announcements]);
    await expect(strip(page).getByRole('paragraph')).toHaveText(announcements);
  });

  test('run, and can be stopped', async ({ page }) => {
    await page.goto('/');
    const start = await place(page);
    await expect.poll(() => place(page)).toBeLessThan(start - 5);
    await page.getByRole('button', { name: 'Pause announcements' }).click();
    const stopped = await place(page);
    // Time in which it would have moved.
    await page.waitForTimeout(400);
    expect(await place(page)).toBe(stopped);
    await page.getByRole('button', { name: 'Play announcements' }).click();
    await expect.poll(() => place(page)).toBeLessThan(stopped - 5);
  });

  test('are static and complete with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      for (const text of announcements) {
        await expect(strip(page).getByText(text).first()).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });
});

test('has its title, headline and calls to action', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Colonnade: Run the chapter, not the spreadsheet.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run the chapter, not the spreadsheet.');
  await expect(page.getByRole('link', { name: 'Apply as a Founding Chapter' })).toHaveAttribute(
    'href',
    '/#waitlist',
  );
  await expect(page.getByRole('link', { name: 'See what’s inside' })).toHaveAttribute('href', '/#features');
  await expect(page.getByRole('img', { name: '100 of 100 founding spots left' }).first()).toBeVisible();
  for (const screen of ['event check-in', 'chapter dashboard', 'dues']) {
    await expect(
      page.getByRole('img', { name: new RegExp(`^Mock screen: ${screen}`) }).first(),
    ).toBeVisible();
  }
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
] as const) {
  test(`shows the app and the seat counter on the first screen of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const hero = page.locator('main section').filter({ has: page.getByRole('heading', { level: 1 }) });
    for (const name of ['100 of 100 founding spots left', /^Mock screen: chapter dashboard/]) {
      await expect(hero.getByRole('img', { name }).first()).toBeInViewport({ ratio: 0.98 });
    }
    expect(await fitsItsWidth(page)).toBe(true);
  });
}

test('makes six promises, labels sample chapters as samples, and shows six rooms', async ({ page }) => {
  await page.goto('/');
  const benefits = page.getByRole('region', { name: 'Founding Chapter Benefits' });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    '100 founding spots left',
    'Lifetime discount',
    'Early access',
    'Free upgrades',
    'Priority support',
    'A say in the build',
    'Founding status',
  ]);
  await expect(benefits.getByText('Sample partner chapters')).toBeVisible();
  for (const name of ['Xi Psi Omega', 'Gamma Omega Lambda', 'Psi Delta Xi', 'Theta Psi Gamma']) {
    await expect(benefits.getByText(name).first()).toBeAttached();
  }
  await page.getByRole('button', { name: 'Pause sample chapters' }).click();
  await expect(page.getByRole('button', { name: 'Play sample chapters' })).toBeVisible();

  const rooms = page.locator('#features article');
  await expect(rooms.getByRole('heading')).toHaveText([
    'Member management',
    'Event planning',
    'Financial management',
    'Recruitment tools',
    'Communication hub',
    'Documentation and reporting',
  ]);
});

test('links to its anchors, below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [name, id] of [
    ['See what’s inside', 'features'],
    ['Apply as a Founding Chapter', 'waitlist'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/#${id}`);
    const top = () => page.locator(`#${id}`).evaluate((target) => target.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(60);
  }
});

test.describe('showcase', () => {
  test('shows the uploaded picture in the phone', async ({ page }) => {
    await page.goto('/');
    await picture(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(320);
    await expect.poll(() => onTopOfRoster(page)).toBe('IMG');
    await expect(page.getByRole('img', { name: /^The roster in the app/ })).toBeVisible();
  });

  test('shows the drawn screen when the picture is blocked', async ({ page, problems }) => {
    problems.allow('/media/', 'net::ERR_FAILED');
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/');
    await drawnRoster(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toHaveCount(0);
    expect(await onTopOfRoster(page)).not.toBe('IMG');
  });

  test('shows the drawn screen when no script ever runs', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/');
    const phone = page.getByRole('img', { name: /^The roster in the app/ });
    await phone.scrollIntoViewIfNeeded();
    const blocked = await phone.screenshot();
    await picture(page).evaluate((image) => image.remove());
    expect(blocked.equals(await phone.screenshot())).toBe(true);
    await context.close();
  });
});

test('reads well without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  for (const text of announcements) await expect(strip(page).getByText(text).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See what’s inside' }).click();
  await expect(page.getByRole('heading', { name: 'Six rooms. One house.' })).toBeInViewport();
  expect(await fitsItsWidth(page)).toBe(true);
  await context.close();
});

/** Adds up how far content moved by itself, as a share of the window (Cumulative Layout Shift). */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test('fits every width and shifts nothing while it loads', async ({ page }) => {
  await countShifts(page);
  for (const width of [320, 390, 700, 701, 820, 1100, 1101, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await fitsItsWidth(page), `${width} px`).toBe(true);
    expect(await shiftsOf(page), `${width} px`).toBeLessThan(0.01);
  }
});

test('late fonts shift almost nothing', async ({ page }) => {
  await countShifts(page);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sendFonts = await holdRequests(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    sendFonts();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
    // Without the adjusted fallback fonts: 0.04, 0.07 and 0.03.
    expect(await shiftsOf(page), `${width} px`).toBeLessThan(0.01);
    await page.unrouteAll();
  }
});
