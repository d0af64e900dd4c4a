import { expect, test } from '../support/e2e';
import { holdRequests } from '../support/hold-requests';

test.use({ waitsForScripts: false });

const kinds = (asked: { type: string }[], type: string) => asked.filter((one) => one.type === type).length;

for (const path of ['/', '/links', '/nothing-here']) {
  test(`${path} is painted from its own response, and then hydrates`, async ({ page, problems }) => {
    problems.allow('/nothing-here', 404);
    const asked: { type: string }[] = [];
    page.on('request', (request) => asked.push({ type: request.resourceType() }));
    const release = await holdRequests(page, '**/*.js');
    const opened = page.goto(path);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-scripts', 'waiting');
    await expect.poll(() => kinds(asked, 'script')).toBeGreaterThan(3);
    const times = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(times).toEqual([expect.any(Number), 'rgb(250, 246, 238)']);
    release();
    await opened;
    await expect(root).toHaveAttribute('data-scripts', 'loaded');
    const menu = page.getByRole('button', { name: 'Toggle menu' });
    await page.setViewportSize({ width: 390, height: 800 });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === 'script')
        .map(({ startTime }) => startTime),
    );
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
    // After hydration, the page still knows that it has its styles.
    expect(kinds(asked, 'stylesheet')).toBe(0);
  });
}

test('a button pressed before the scripts have come does its work when they have', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.setViewportSize({ width: 390, height: 800 });
  const opened = page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'waiting');
  const menu = page.getByRole('button', { name: 'Toggle menu' });
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Toggle menu"]')?.click());
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await opened;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a phone chosen before the scripts have come is turned to when they have', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'waiting');
  const tab = page.getByRole('radio', { name: 'Home', exact: true });
  await tab.press('Space');
  await expect(tab).toBeChecked();
  const phone = page.getByRole('group', { name: 'Home, sample' }).first();
  await expect(phone).not.toBeInViewport({ ratio: 0.5 });
  release();
  await opened;
  await expect(phone).toBeInViewport({ ratio: 0.5 });
  await expect(tab).toBeChecked();
});
