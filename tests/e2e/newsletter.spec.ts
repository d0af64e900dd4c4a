import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { holdRequests } from '../support/hold-requests';
import { openWithStillClock } from '../support/still-clock';

const API = '**/api/newsletter';
const form = (page: Page) => page.locator('form#newsletter');
const email = (page: Page) => form(page).getByLabel('Email');
const button = (page: Page) => form(page).getByRole('button');
const sizeOf = (control: Locator) =>
  control.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
/** Before hydration, the form would post to its endpoint. */
const ready = (page: Page) => expect(form(page)).toHaveJSProperty('noValidate', true);
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('subscribes: waits, thanks, shows Subscribed! for three seconds and clears the field', async ({
  page,
}) => {
  const sent: unknown[] = [];
  const send = await holdRequests(page, API, (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  await openWithStillClock(page, '/support');
  await ready(page);
  await expect(button(page)).toHaveText('Subscribe');
  const size = await sizeOf(button(page));
  await email(page).fill('maya@westbrook.edu');
  await button(page).click();
  await expect(button(page)).toContainText('Subscribing...');
  expect(await sizeOf(button(page))).toEqual(size);
  await expect(button(page)).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  send();
  await expect(button(page)).toHaveText('Subscribed!');
  expect(await sizeOf(button(page))).toEqual(size);
  await expect(email(page)).toHaveValue('');
  await expect(messages(page)).toContainText('Successfully Subscribed!');
  await expect(messages(page)).toContainText('Thank you for subscribing to our newsletter.');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ email: 'maya@westbrook.edu' });
  await page.clock.fastForward(2999);
  await expect(button(page)).toHaveText('Subscribed!');
  await page.clock.fastForward(1);
  await expect(button(page)).toHaveText('Subscribe');
});

test('an invalid address is reported beside the field, and nothing is sent', async ({ page }) => {
  let calls = 0;
  await page.route(API, (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/support');
  await ready(page);
  await email(page).fill('maya@westbrook');
  await button(page).click();
  await expect(form(page)).toContainText('Please enter a valid email address');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toBe(0);
});

for (const [status, body, text] of [
  [429, 'Too many requests. Please try again later.', '429: Too many requests. Please try again later.'],
  [500, '', '500: Internal Server Error'],
] as const) {
  const tag = status === 429 ? [] : '@long';
  test(`a ${status} shows the site’s text and keeps the address`, { tag }, async ({ page, problems }) => {
    problems.allow('/api/newsletter', status);
    await page.route(API, (route) => route.fulfill({ status, body, contentType: 'text/plain' }));
    await page.goto('/support');
    await ready(page);
    await email(page).fill('maya@westbrook.edu');
    await button(page).click();
    await expect(messages(page)).toContainText('Subscription Failed');
    await expect(messages(page)).toContainText(text);
    await expect(button(page)).toHaveText('Subscribe');
    await expect(button(page)).toBeEnabled();
    await expect(email(page)).toHaveValue('maya@westbrook.edu');
  });
}

test('a retry uses the same key, a changed address a new one', async ({ page, problems }) => {
  problems.allow('/api/newsletter', 503);
  const keys: (string | undefined)[] = [];
  await page.route(API, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 503, body: 'Please try again in a moment.' });
  });
  await page.goto('/support');
  await ready(page);
  await email(page).fill('maya@westbrook.edu');
  for (let count = 1; count <= 2; count += 1) {
    await button(page).click();
    await expect.poll(() => keys.length).toBe(count);
    await expect(button(page)).toBeEnabled();
  }
  await email(page).fill('maya.c@westbrook.edu');
  await button(page).click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.describe('a message', () => {
  const show = async (page: Page) => {
    await page.route(API, (route) => route.fulfill({ status: 201, json: { success: true } }));
    await openWithStillClock(page, '/support');
    await ready(page);
    await email(page).fill('maya@westbrook.edu');
    await button(page).click();
    await expect(messages(page)).toContainText('Successfully Subscribed!');
    // Away from the message, whose timer pauses under the pointer.
    await page.mouse.move(5, 5);
  };

  test('disappears after five seconds', { tag: '@long' }, async ({ page }) => {
    await show(page);
    await page.clock.fastForward(4999);
    await expect(messages(page)).toContainText('Successfully Subscribed!');
    await page.clock.fastForward(1);
    await expect(messages(page)).toBeHidden();
  });

  test('stays while it is hovered or focused', { tag: '@long' }, async ({ page }) => {
    await show(page);
    await messages(page).locator('.toast').hover();
    await page.clock.fastForward(20_000);
    await expect(messages(page)).toBeVisible();
    await messages(page).getByRole('button', { name: 'Close message' }).focus();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(20_000);
    await expect(messages(page)).toBeVisible();
    await email(page).focus();
    await page.clock.fastForward(5000);
    await expect(messages(page)).toBeHidden();
  });

  test('can be closed, by button and by Escape', { tag: '@long' }, async ({ page }) => {
    await show(page);
    await messages(page).getByRole('button', { name: 'Close message' }).focus();
    await page.keyboard.press('Escape');
    await expect(messages(page)).toBeHidden();
    await email(page).fill('again@westbrook.edu');
    await button(page).click();
    await messages(page).getByRole('button', { name: 'Close message' }).click();
    await expect(messages(page)).toBeHidden();
  });

  test('can be swiped away', { tag: '@long' }, async ({ page }) => {
    await show(page);
    const box = await messages(page).locator('.toast-words').boundingBox();
    if (!box) throw new Error('no message');
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(messages(page)).toBeVisible();
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 10, { steps: 6 });
    await page.mouse.up();
    await expect(messages(page)).toBeHidden();
  });

  test('is the only one: the next replaces it', { tag: '@long' }, async ({ page }) => {
    await show(page);
    await email(page).fill('second@westbrook.edu');
    await button(page).click();
    await expect(page.locator('.toast')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form posts and gets a response', async ({ page }) => {
    await page.goto('/support');
    await email(page).fill('plain@westbrook.edu');
    await button(page).click();
    await expect(page).toHaveURL(/\/newsletter\/submit/);
    await expect(page.locator('body')).toContainText('Successfully Subscribed!');
  });
});
