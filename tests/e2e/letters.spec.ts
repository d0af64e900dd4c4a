import { send, signIn } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';

// A separate site: letters are blocked in it.
test.use({ siteOptions: { worker: false } });

const LABEL = 'Your letters, or your name';
const hero = 'main section:has(h1)';

test('letters go up everywhere on the page, by keys, names and paste', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#letters');
  const field = page.getByLabel(LABEL);
  await expect(section.getByRole('link', { name: 'Apply for your house' })).toBeVisible();
  await field.pressSequentially('jcv');
  await expect(field).toHaveValue('ΞΨΩ');
  await expect(section.getByRole('status')).toContainText('Xi Psi Omega is up');
  await expect(page.locator(hero)).toContainText('ΞΨΩ');
  await expect(page.locator(hero).getByRole('link', { name: 'Change' })).toBeVisible();
  await expect(section.locator('svg text', { hasText: 'Xi Psi Omega under one roof.' })).toHaveCount(1);
  await field.fill('');
  await field.pressSequentially('lambda chi al');
  await expect(field).toHaveValue('Λ Χ al');
  await field.pressSequentially('pha');
  await expect(field).toHaveValue('Λ Χ Α');
  await expect(section.getByText('/up/lambda-chi-alpha')).toBeVisible();
  await field.fill('Xi Psi House');
  await expect(section.getByText('We could not read ‘House’ as a letter.')).toBeVisible();
  await field.fill('');
  for (const name of ['Delta', 'Tau', 'Delta'])
    await section.getByRole('button', { name, exact: true }).click();
  await section.getByRole('button', { name: 'Delete the last letter' }).click();
  await expect(field).toHaveValue('ΔΤ');
  await page.reload();
  await expect(page.locator(hero)).toContainText('ΔΤ');
  await page.getByLabel(LABEL).fill('');
  await page.reload();
  await expect(page.getByLabel(LABEL)).toHaveValue('');
  await expect(page.locator(hero).getByRole('link', { name: 'Put yours up' })).toBeVisible();
});

test('by keyboard alone from letters to the card and the application', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.locator(hero).getByRole('link', { name: 'Put yours up' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await page.keyboard.type('j');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete the last letter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Alpha', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Xi', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel(LABEL)).toHaveValue('ΞΞ');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#letters').getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/up\/xi-xi$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Apply as Xi Xi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Organization', { exact: true })).toHaveValue('Xi Xi');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('the address shows the house, draws its card and fills the application', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/up/xi-psi-omega');
  await expect(page.getByText('Somebody put ΞΨΩ up.')).toBeVisible();
  const opened = await page.getByText('Somebody put ΞΨΩ up.').boundingBox();
  const header = await page.locator('header.site-header').boundingBox();
  expect(opened?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  await expect(page.locator(hero)).toContainText('ΞΨΩ');
  await expect(page.getByLabel('Organization', { exact: true })).toHaveValue('Xi Psi Omega');
  await expectAccessible(page);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const card = await request.get(new URL(image ?? '').pathname);
  expect(card.headers()['content-type']).toBe('image/png');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#letters').getByRole('link', { name: 'Save the card' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('xi-psi-omega.png');

  const cookie = await signIn(site);
  const path = '/admin/api/globals/letters-section';
  const blocked = { blocked: { sets: 'Xi Psi Omega' }, _status: 'published' };
  expect((await send(site, path, blocked, { cookie })).status).toBe(200);
  await page.goto('/up/xi-psi-omega');
  await expect(page.locator(hero)).not.toContainText('ΞΨΩ');
  await page.getByLabel(LABEL).pressSequentially('jcv');
  await expect(page.getByText('These letters can’t be put up here.')).toBeVisible();
  await expect(page.locator(hero).getByRole('link', { name: 'Put yours up' })).toBeVisible();
});

test('what are no letters is a real 404', async ({ page, request, problems }) => {
  problems.allow('/up/call-me', 404);
  expect((await page.goto('/up/call-me'))?.status()).toBe(404);
  expect((await request.get('/up/call-me/opengraph-image')).status()).toBe(404);
  const { status, robots } = await request.get('/up/xi-psi').then(async (answer) => ({
    status: answer.status(),
    robots: (await answer.text()).match(/name="robots" content="([^"]+)"/)?.[1],
  }));
  expect({ status, robots }).toEqual({ status: 200, robots: 'noindex' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('field and keys send a form, whose answer is the address', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(LABEL).fill('xi psi');
    await page.getByLabel(LABEL).press('Enter');
    await expect(page).toHaveURL(/\/up\/xi-psi$/);
    await page.getByRole('button', { name: 'Sigma', exact: true }).click();
    await expect(page).toHaveURL(/\/up\/xi-psi-sigma$/);
    await page.getByRole('button', { name: 'Delete the last letter' }).click();
    await expect(page).toHaveURL(/\/up\/xi-psi$/);
    await page.getByLabel(LABEL).fill('Xi House');
    await page.getByLabel(LABEL).press('Enter');
    await expect(page.getByText('We could not read ‘House’ as a letter.')).toBeVisible();
    await expect(page.getByLabel(LABEL)).toHaveValue('Ξ');
    await expect(page.getByLabel('Organization', { exact: true })).toHaveValue('Xi');
  });
});
