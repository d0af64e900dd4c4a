import { query } from '../support/api';
import { expectAccessible, fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { forgetCookies } from '../support/forget-cookies';
import { fillIn, section, submit, thanks } from './waitlist-form';

// A separate site: its sources are in the back office that other files read.
test.use({ siteOptions: { worker: false } });

const FLYER = 'You came by: Autumn flyer';

test('marketing makes a code; a visitor reads where they came from, and it comes with the application', async ({
  page,
  site,
}, { outputDir }) => {
  test.setTimeout(120_000);
  await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'first-admin-of-the-tests' },
  });
  await page.goto('/admin/collections/sources/create');
  await expect(page.getByText('Save it to get its address and its QR code.')).toBeVisible();
  await page.getByLabel('Name').fill('Autumn flyer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${site.url}/?via=autumn-flyer`)).toBeVisible();
  const picture = page.getByRole('img', { name: `QR code of ${site.url}/?via=autumn-flyer` });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Visits, last 30 days: 0' })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${outputDir}/source-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await forgetCookies(page);

  await page.goto('/?via=autumn-flyer');
  await expect(section(page).getByText(FLYER)).toBeVisible();
  await expect(page.locator('footer').getByText(FLYER)).toBeVisible();
  await expectAccessible(page, [1440, 390]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await fitsItsWidth(page)).toBe(true);
    await section(page).getByText(FLYER).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${outputDir}/form-${width}.png` });
    await page.locator('footer').getByText(FLYER).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${outputDir}/footer-${width}.png` });
  }
  await page.reload();
  await expect(section(page).getByText(FLYER)).toBeVisible();
  const visits = () => query<{ visits: number }>(site, 'select visits from site.source_visits');
  expect(await visits()).toEqual([{ visits: 1 }]);

  // A place on the page is reached without loading it again.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/?via=autumn-flyer#features');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  // Clicks inside the site keep it, whether they load a document or not; nothing is stored on the device.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Merch' }).click();
  await expect(page).toHaveURL('/merch');
  await expect(page.locator('footer').getByText(FLYER)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Join Waitlist' }).click();
  await expect(page).toHaveURL('/?via=autumn-flyer#waitlist');
  await expect(section(page).getByText(FLYER)).toBeVisible();
  expect(await visits()).toEqual([{ visits: 1 }]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(
    await query(site, 'select name from waitlist join sources on sources.id = waitlist.source_id'),
  ).toEqual([{ name: 'Autumn flyer' }]);
});

test('a visitor removes it by keyboard: from both forms, the address, and what is sent', async ({
  page,
  site,
}) => {
  await query(site, `insert into sources (name, code, page) values ('Rush week', 'rush-week', '/')`);
  await page.goto('/?via=rush-week&x=1#waitlist');
  await expect(section(page).getByText('You came by: Rush week')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You came by')).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  await expect(page).toHaveURL('/?x=1#waitlist');
  await fillIn(page, 'Without a source');
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await query(site, `select source_id from waitlist where organization = 'Without a source'`)).toEqual(
    [{ source_id: null }],
  );
  await page.reload();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByText('You came by')).toHaveCount(0);
});

test('a code that nobody made shows nothing, and a page without one asks nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/via')) asked.push(request.postData() ?? '');
  });
  const answered = page.waitForResponse('**/api/via');
  await page.goto('/?via=made-up');
  await (await answered).finished();
  await expect(page.getByText('You came by')).toHaveCount(0);
  await page.goto('/merch');
  await expect(page.locator('#newsletter')).toHaveJSProperty('noValidate', true);
  expect(asked).toEqual(['{"code":"made-up","again":false}']);
});
