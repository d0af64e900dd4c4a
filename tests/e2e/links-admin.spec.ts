import type { Locator, Page } from '@playwright/test';
import { query } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { atRest, expect, test } from '../support/e2e';
import { button, count, dialog, listLinks, openEditor, tickets, toasts } from './links.steps';

test.use({ siteOptions: { worker: false } });

const SEEDED = [
  'Follow us on Instagram',
  'Follow us on TikTok',
  'Follow us on X',
  'Like us on Facebook',
  'Follow us on LinkedIn',
];
const [INSTAGRAM = '', TIKTOK = '', X = '', FACEBOOK = '', LINKEDIN = ''] = SEEDED;

const labels = (page: Page) => tickets(page).locator('bdi:first-child').allTextContents();
const edited = (page: Page) => page.getByRole('main').locator('article h3').allTextContents();
const local = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.toLocaleDateString('en-CA')}T09:00`;
};

async function drag(page: Page, handle: Locator, onto: Locator) {
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await onto.boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + from.width / 2, to.y + to.height - 6, { steps: 8 });
  await page.mouse.up();
}

test('an editor’s day: order by keyboard and by drag, a schedule, clicks, the trash', async ({
  page,
  browser,
  site,
}) => {
  // It ends with back-office pages.
  test.setTimeout(300_000);
  const anonymous = await browser.newContext({ baseURL: site.url });
  await anonymous.route(/tiktok\.com/, (route) => route.fulfill({ body: 'there' }));
  const visitor = await anonymous.newPage();
  await openEditor(page, site.admin);
  const said = page.getByRole('main').getByRole('status');

  // By keyboard: the first moves down two places; Escape would have put it back.
  const handle = (label: string) => button(page, `Move ${label}`);
  await handle(LINKEDIN).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(handle(LINKEDIN)).toBeFocused();
  // The ring is on the light ticket: around it, the page has the ring's color.
  await expect(handle(LINKEDIN)).toHaveCSS('outline-style', 'solid');
  await expect(handle(LINKEDIN)).toHaveCSS('outline-offset', '-3px');
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await expect(said).toHaveText(`${LINKEDIN}, place 1 of 5.`);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`Put back ${LINKEDIN}, place 5 of 5.`);
  expect(await edited(page)).toEqual(SEEDED);
  await handle(INSTAGRAM).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${INSTAGRAM}, place 3 of 5.`);
  await expect(handle(INSTAGRAM)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toasts(page)).toContainText('Order saved!');
  await expect(handle(INSTAGRAM)).toBeFocused();
  const byKeyboard = [TIKTOK, X, INSTAGRAM, FACEBOOK, LINKEDIN];
  expect(await edited(page)).toEqual(byKeyboard);
  await visitor.goto('/links');
  expect(await labels(visitor)).toEqual(byKeyboard);

  // By drag: it moves to the end.
  const saved = page.waitForResponse(/\/api\/social-links\/order$/);
  await drag(page, handle(TIKTOK), page.locator('article').last());
  expect((await saved).status()).toBe(200);
  const byDrag = [X, INSTAGRAM, FACEBOOK, LINKEDIN, TIKTOK];
  await expect.poll(() => edited(page)).toEqual(byDrag);
  expect((await listLinks(anonymous.request)).map(({ label }) => label)).toEqual(byDrag);

  // The form refuses a schedule that ends before it begins; a future one hides the link.
  await button(page, `Edit ${FACEBOOK}`).click();
  await page.getByLabel('Visible from').fill(local(10));
  await page.getByLabel('Visible until').fill(local(9));
  await button(page, 'Save link').click();
  await expect(dialog(page)).toContainText('Please choose an end after the start');
  await expectAccessible(page);
  await page.getByLabel('Visible until').fill(local(20));
  await button(page, 'Save link').click();
  await count(page, '5 links, one hidden');
  await expect(page.locator('article', { hasText: FACEBOOK })).toContainText(/From [A-Z][a-z]{2} \d/);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await fitsItsWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.goto('/links');
  expect(await labels(visitor)).toEqual([X, INSTAGRAM, LINKEDIN, TIKTOK]);

  // A visitor opens one: counted once.
  const clicks = () =>
    query(site, 'select label, clicks from site.link_clicks join social_links on id = link_id');
  const [opened] = await Promise.all([
    anonymous.waitForEvent('page'),
    visitor.getByRole('link', { name: TIKTOK }).click(),
  ]);
  expect(opened.url()).toContain('tiktok.com');
  await expect.poll(clicks).toEqual([{ label: TIKTOK, clicks: 1 }]);
  await visitor.goto('/links');
  expect(await clicks()).toEqual([{ label: TIKTOK, clicks: 1 }]);

  // The back office: its clicks, its order, and the deleted link.
  await button(page, `Delete ${TIKTOK}`).click();
  await count(page, '4 links, one hidden');
  await page.goto('/admin/collections/social-links/trash');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await button(page, 'Restore').click();
  const restored = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/social-links'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  expect((await restored).status()).toBe(200);
  await page.goto('/admin/collections/social-links');
  await expect(page.getByRole('row', { name: TIKTOK })).toContainText('1');
  await expect(page.getByRole('row', { name: FACEBOOK })).toContainText('Not shown. From');
  await button(page, 'Put links in order').click();
  const own = page.getByRole('region', { name: 'Order of the links' });
  const back = own.getByRole('button', { name: `Move ${TIKTOK}` });
  await back.focus();
  await page.keyboard.press('Space');
  await expect(own.getByRole('status')).toContainText(TIKTOK);
  await page.keyboard.press('ArrowUp');
  await expect(own.getByRole('status')).toContainText(`over droppable area ${LINKEDIN}`);
  const again = page.waitForResponse(/\/api\/social-links\/order$/);
  await page.keyboard.press('Space');
  expect((await again).status()).toBe(200);
  await expect(own.locator('bdi')).toHaveText([X, INSTAGRAM, FACEBOOK, TIKTOK, LINKEDIN]);
  await atRest(page);
  await page.getByRole('link', { name: TIKTOK }).first().click();
  await expect(page.getByRole('heading', { name: 'Clicks, last 30 days: 1' })).toBeVisible();
  await atRest(page);
  await page.getByText('The numbers').click();
  await expect(page.getByRole('row', { name: /^[A-Z][a-z]{2} \d+ 1$/ })).toBeVisible();
  await anonymous.close();
});
