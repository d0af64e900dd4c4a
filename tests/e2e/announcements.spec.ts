import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { messages } from './waitlist-form';

type Node = {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};

/** How a screen reader sees the region for messages: null when the accessibility tree has none. */
async function regionForReaders(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const region = nodes.find(({ ignored, name }) => !ignored && name?.value === 'Messages');
  return region?.properties?.find(({ name }) => name === 'live')?.value.value ?? null;
}

const form = (page: Page) => page.locator('form#newsletter');

async function subscribe(page: Page, status: number) {
  await page.route('**/api/newsletter', (route) =>
    status === 201
      ? route.fulfill({ status, json: { success: true } })
      : route.fulfill({ status, body: 'No' }),
  );
  await form(page).getByLabel('Email').fill('maya@westbrook.edu');
  await form(page).getByLabel('Email').press('Enter');
}

test('the region for messages exists before the first one, and says how urgent each is', async ({
  page,
  problems,
}) => {
  problems.allow('/api/newsletter', 503);
  await page.goto('/support');
  await expect(form(page)).toHaveJSProperty('noValidate', true);
  expect(await regionForReaders(page)).toBe('polite');
  await subscribe(page, 201);
  await expect(messages(page)).toContainText('Successfully Subscribed!');
  expect(await regionForReaders(page)).toBe('polite');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(messages(page)).toBeHidden();
  expect(await regionForReaders(page)).toBe('polite');
  await page.unrouteAll();
  await subscribe(page, 503);
  await expect(messages(page)).toContainText('Subscription Failed');
  expect(await regionForReaders(page)).toBe('assertive');
});

test('messages in an open dialog are announced too', async ({ page, problems }) => {
  problems.allow('/api/auth/login', 401);
  await page.goto('/links?edit');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('wrong');
  await page.getByLabel('Password').press('Enter');
  await expect(messages(page)).toContainText('Invalid credentials. Please try again.');
  expect(await regionForReaders(page)).toBe('assertive');
});

/** The live element that contains a text, as a screen reader sees it. */
const livenessOf = (page: Page, words: string) =>
  page
    .getByText(words)
    .and(page.locator(':not([aria-hidden="true"] *)'))
    .first()
    .evaluate((element) => {
      const region = element.closest('[aria-live], [role=alert], [role=status]');
      return region === element ? 'comes with its words' : (region?.getAttribute('aria-live') ?? null);
    });

test('a field’s message is announced even where the focus does not move', async ({ page }) => {
  await page.goto('/support');
  await expect(form(page)).toHaveJSProperty('noValidate', true);
  await form(page).getByLabel('Email').press('Enter');
  await expect(form(page).getByText('Please enter a valid email address')).toBeVisible();
  expect(await livenessOf(page, 'Please enter a valid email address')).toBe('polite');
});

test('a changing price is announced', async ({ page }) => {
  await page.goto('/merch');
  expect(await livenessOf(page, '$13.85')).toBe('polite');
});
