import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { query } from '../support/api';
import { fitsItsWidth } from '../support/axe';
import { expect, test } from '../support/e2e';
import { API, fillIn, section, send, submit, thanks } from './waitlist-form';

// A separate site: the brand promises a day in it.
test.use({ timezoneId: 'America/Chicago' });

const counter = (page: Page) => section(page).locator('[data-seats]').first();

/** The clock that stamps and dates what was sent. */
const at = (page: Page, time: string) => page.clock.setFixedTime(new Date(time));

test('the column is pending, the counter stays, and the reference is the stored one', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await at(page, '2026-11-25T19:02:00-06:00');
  await send(page, 'Xi Psi Omega, Westbrook');
  await expect(thanks(page)).toBeFocused();
  const panel = section(page).locator('.on-paper');
  await expect(panel.getByText('ΞΨΩ')).toBeVisible();
  await expect(panel.getByText('Xi Psi Omega, Westbrook')).toBeVisible();
  await expect(panel.getByText('Pending Review')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([
    'Your application is intoday, 7:02 PM',
    'We review itsoon',
    'You hear from us, at maya@westbrook.eduafter that',
  ]);
  // Nobody is accepted yet: the column is asked for, and still counted as free.
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(
    'Your column is\non the site plan.',
  );
  await expect(
    section(page).getByRole('img', { name: '100 of 100 founding spots left; your application is pending' }),
  ).toBeVisible();
  await expect(counter(page)).toHaveAttribute('data-taken', '0');
  await expect(counter(page).locator('[data-pending]')).toHaveCount(1);
  await expect(section(page).getByText('yours, pending: still counted as free')).toBeVisible();

  const [stored] = await query<{ reference: string; status: string }>(
    site,
    'select reference, status from waitlist order by id desc limit 1',
  );
  expect(stored?.status).toBe('pending-review');
  await panel.getByRole('button', { name: 'Copy' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}$/);
  expect(stored?.reference.startsWith(copied.toLowerCase())).toBe(true);

  await page.getByRole('button', { name: 'Back to form' }).click();
  await expect(section(page).getByLabel('Full name')).toHaveValue('');
  await expect(counter(page).locator('[data-pending]')).toHaveCount(0);
});

test('an officer is invited by an email of one’s own, and nothing is sent for it', async ({ page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await send(page, 'Xi Psi Omega');
  await expect(thanks(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const invite = section(page).getByRole('link', { name: 'Invite an officer' });
  const href = new URL((await invite.getAttribute('href')) ?? '');
  expect(href.protocol).toBe('mailto:');
  expect(href.pathname).toBe('');
  expect(href.searchParams.get('subject')).toBe('We applied to Colonnade');
  const reference = await section(page).locator('.on-paper strong').textContent();
  const message = `I sent our application to Colonnade for Xi Psi Omega.\nLook at it before the meeting: ${site.url}\nOur reference: ${reference}`;
  expect(href.searchParams.get('body')).toBe(message);
  await section(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(section(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  expect(asked).toEqual([]);
});

test('the picture is drawn on the device, 1200 by 630', async ({ page }) => {
  await send(page, 'Xi Psi Omega');
  await expect(
    section(page).getByRole('img', { name: 'ΞΨΩ. Our letters are in for the first hundred.' }),
  ).toBeVisible();
  const downloading = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Save', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('CLN-Application-1200x630.png');
  const picture = sharp(await readFile(await download.path()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { dominant } = await picture.stats();
  expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(80);
});

test('a name that is no letters stands alone, and blocked letters are not drawn', async ({ page, site }) => {
  await query(site, `update letters_section set words = '{"blocked": {"sets": "Xi Psi Omega"}}'`);
  await send(page, 'The Westbrook House');
  const panel = section(page).locator('.on-paper');
  await expect(panel.getByText('The Westbrook House')).toBeVisible();
  await expect(panel.getByText(/^[Α-Ω]+$/)).toHaveCount(0);
  await send(page, 'Xi Psi Omega');
  await expect(panel.getByText('Xi Psi Omega', { exact: true })).toBeVisible();
  await expect(section(page).getByText('ΞΨΩ')).toHaveCount(0);
  await query(site, 'update letters_section set words = null');
});

test('the brand’s business days become a day of the visitor’s calendar', async ({ page, site }) => {
  await query(site, 'update brand set answer_days = 7');
  await at(page, '2026-11-25T19:02:00-06:00');
  await send(page);
  await expect(section(page).locator('.on-paper li')).toHaveText([
    'Your application is intoday, 7:02 PM',
    'We review itby Friday, December 4',
    'You hear from us, at maya@westbrook.eduthe same day',
  ]);
  await page.goto('/waitlist/submit?sent=yes');
  await expect(page.locator('main li')).toHaveText([
    'Your application is in',
    'We review itwithin 7 business days',
    'You hear from us by emailthe same day',
  ]);
  await expect(page.locator('main').getByText('Pending Review')).toBeVisible();
  await query(site, 'update brand set answer_days = null');
});

test('after a mere download, the panel says first that nothing was sent', async ({
  page,
  problems,
  formService,
}) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  await send(page, 'Xi Psi Omega');
  const notice = page.getByRole('heading', { name: 'Nothing was sent yet.' });
  await expect(notice).toBeFocused();
  const said = await notice.boundingBox();
  const thanked = await thanks(page).boundingBox();
  expect(said?.y).toBeLessThan(thanked?.y ?? 0);
  await expect(section(page).getByText('Pending Review')).toHaveCount(0);
  await expect(section(page).locator('[data-pending]')).toHaveCount(0);
  await expect(section(page).getByRole('heading', { level: 2 }).first()).toHaveText(
    'Put your letters on the first hundred.',
  );
});

test('it fits 320 px, and nothing moves for people who want no motion', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await fillIn(page, 'An Organization With A Very Long Name That Nobody Would Abbreviate, Northern Chapter');
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await fitsItsWidth(page)).toBe(true);
  await expect(section(page).locator('svg[class*="column"]')).toHaveCSS('animation-name', 'none');
});
