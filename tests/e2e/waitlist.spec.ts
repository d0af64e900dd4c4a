import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/e2e';
import { multipartFields } from '../support/multipart';
import { openWithStillClock } from '../support/still-clock';

const API = '**/api/waitlist';
const section = (page: Page) => page.locator('#waitlist');
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => section(page).locator('button[type="submit"]');
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you for applying to be a Founding Chapter!' });

async function fillIn(page: Page, organization = 'ΓΩΛ, Beta chapter') {
  await section(page).getByLabel('Full name').fill('Maya Castellanos');
  await section(page).getByLabel('Email').fill('maya@westbrook.edu');
  await section(page).getByLabel('Organization', { exact: true }).fill(organization);
  await section(page).getByRole('radio', { name: '26-50 members' }).check();
}

async function send(page: Page, organization?: string, open = () => page.goto('/') as Promise<unknown>) {
  await open();
  // Before the page's code runs, the form would post to its door.
  await expect(section(page).locator('form')).toHaveJSProperty('noValidate', true);
  await fillIn(page, organization);
  await submit(page).click();
}

test('has a benefits panel, four fields and links to the policies', async ({ page }) => {
  await page.goto('/#waitlist');
  for (const claim of [
    'Lifetime discount on all subscription plans',
    'Exclusive early access to new features',
    'Free premium upgrades during your first year',
    'Priority support and faster responses',
    'A say in product development',
    'Dedicated onboarding for your officers',
  ]) {
    await expect(section(page).getByText(claim)).toBeVisible();
  }
  await expect(section(page).getByRole('img', { name: '100 of 100 founding spots left' })).toBeVisible();
  await expect(section(page).getByRole('radiogroup').locator('label')).toHaveText([
    '1-25 members',
    '26-50 members',
    '51-100 members',
    '101+ members',
  ]);
  await expect(section(page).getByRole('radio', { name: '1-25 members' })).toBeChecked();
  await expect(submit(page)).toHaveText(/Apply for Founding Chapter Status/);
  for (const [name, address] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    const link = section(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(submit(page).getByText('Apply now')).toBeVisible();
  await expect(submit(page).getByText('Apply for Founding Chapter Status')).toBeHidden();
});

test('the panel stays in view while the form scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const panel = section(page).locator('h2').locator('..');
  await expect(panel).toHaveCSS('position', 'sticky');
});

test('names every wrong field in the stated words and goes to the first', async ({ page }) => {
  await page.goto('/');
  await submit(page).click();
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Organization must be at least 2 characters',
  ]) {
    await expect(section(page).getByText(text)).toBeVisible();
  }
  await expect(section(page).getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
});

test('an application is thanked for, and the form comes back empty', async ({ page }) => {
  const sent: { body: unknown; key?: string }[] = [];
  await page.route(API, async (route) => {
    sent.push({ body: route.request().postDataJSON(), key: route.request().headers()['idempotency-key'] });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await send(page);
  await expect(submit(page)).toContainText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  await expect(thanks(page)).toBeFocused();
  await expect(section(page)).toContainText(
    "We'll review your application and contact you soon with next steps. Founding Chapters receive priority onboarding and exclusive benefits.",
  );
  await expect(messages(page)).toContainText('Application Submitted!');
  await expect(messages(page)).toContainText(
    "Thank you for your interest in becoming a Founding Chapter. We'll be in touch soon!",
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    fullName: 'Maya Castellanos',
    email: 'maya@westbrook.edu',
    organization: 'ΓΩΛ, Beta chapter',
    organizationSize: '26-50',
  });
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to form' }).click();
  await expect(section(page).getByLabel('Full name')).toHaveValue('');
  await expect(section(page).getByRole('radio', { name: '1-25 members' })).toBeChecked();
  await expect(section(page).getByRole('heading', { level: 3 })).toBeFocused();
});

for (const [name, way] of [
  ['connection lost', 'abort'],
  ['server error', 500],
  ['no such endpoint', 404],
  ['method refused', 405],
  ['empty answer', 201],
] as const) {
  test(`${name}: the form service takes the application`, async ({ page, problems, formService }) => {
    for (const status of [500, 404, 405, 'net::ERR_FAILED']) problems.allow('/api/waitlist', status);
    await page.route(API, (route) =>
      way === 'abort' ? route.abort() : route.fulfill({ status: way, body: '' }),
    );
    await send(page);
    await expect(thanks(page)).toBeVisible();
    await expect(messages(page)).toContainText('Application Submitted!');
    expect(formService.posts).toHaveLength(1);
    const fields = multipartFields(formService.posts[0]?.raw ?? '');
    expect(fields).toMatchObject({
      name: 'Maya Castellanos',
      email: 'maya@westbrook.edu',
      organization: 'ΓΩΛ, Beta chapter',
      organizationSize: '26-50',
      _subject: 'New Founding Chapter Application',
      _captcha: 'false',
      _template: 'table',
      _replyto: 'maya@westbrook.edu',
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(fields.message).toContain('Organization: ΓΩΛ, Beta chapter');
    expect(fields.message).toMatch(/Submitted: \d{4}-\d\d-\d\dT/);
  });
}

test('ten seconds of silence: the form service takes the application', async ({ page, formService }) => {
  await page.route(API, () => {});
  await send(page, undefined, () => openWithStillClock(page, '/'));
  await expect(submit(page)).toContainText('Submitting...');
  await page.clock.fastForward(10_000);
  await expect(thanks(page)).toBeVisible();
  expect(formService.posts).toHaveLength(1);
});

test('service down: a file is downloaded, and the page says that nothing was sent', async ({
  page,
  problems,
  formService,
}) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  const downloading = page.waitForEvent('download');
  await send(page, 'ΑΦΑ');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ΑΦΑ-\d{13}\.txt$/);
  const content = await readFile(await download.path(), 'utf8');
  expect(content).toContain('Full name: Maya Castellanos');
  expect(content).toContain('Email: maya@westbrook.edu');
  expect(content).toContain('Organization: ΑΦΑ');
  expect(content).toContain('Organization size: 26-50 members');
  expect(content).toContain('Status: Pending Review');
  expect(content).toMatch(/Submitted: \d{4}-\d\d-\d\dT/);
  expect(content).toMatch(/Reference: [0-9a-f-]{36}/);
  expect(content).toContain('Please forward this file to hello@colonnade.example');

  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(section(page).getByRole('link', { name: 'hello@colonnade.example' })).toHaveAttribute(
    'href',
    /^mailto:hello@colonnade\.example/,
  );
  await expect(messages(page)).toContainText('Application Downloaded!');
  await expect(messages(page)).toContainText(
    "Please send the downloaded file to the team's contact mailbox to complete your founding chapter application.",
  );
  await expectAccessible(page);
});

test('the message of a download stays for eight seconds', async ({ page, problems, formService }) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  await send(page, undefined, () => openWithStillClock(page, '/'));
  await expect(messages(page)).toContainText('Application Downloaded!');
  await page.mouse.move(5, 5);
  await page.clock.fastForward(7999);
  await expect(messages(page)).toBeVisible();
  await page.clock.fastForward(1);
  await expect(messages(page)).toBeHidden();
});

for (const [status, body] of [
  [400, 'Please enter a valid email address'],
  [429, 'Too many requests. Please try again later.'],
] as const) {
  test(`a ${status} is a refusal: nothing else is tried, what was typed stays`, async ({
    page,
    problems,
    formService,
  }) => {
    problems.allow('/api/waitlist', status);
    await page.route(API, (route) => route.fulfill({ status, body, contentType: 'text/plain' }));
    await send(page);
    await expect(messages(page)).toContainText('Submission Failed');
    await expect(messages(page)).toContainText(`${status}: ${body}`);
    await expect(section(page).getByLabel('Full name')).toHaveValue('Maya Castellanos');
    expect(formService.posts).toHaveLength(0);
  });
}

test('when not even the file can be made, it says so', async ({ page, problems, formService }) => {
  problems.allow('/api/waitlist', 503);
  problems.allow(formService.url, 500);
  formService.answer({ status: 500 });
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('no');
    };
  });
  await page.route(API, (route) => route.fulfill({ status: 503, body: 'No' }));
  await send(page);
  await expect(messages(page)).toContainText('Submission Failed');
  await expect(messages(page)).toContainText(
    'There was an error submitting your application. Please try again.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form posts and answers', async ({ page }) => {
    await page.goto('/');
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/waitlist\/submit/);
    await expect(page.locator('body')).toContainText('Thank you for applying to be a Founding Chapter!');
  });
});
