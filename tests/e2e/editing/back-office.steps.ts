import type { Locator, Page } from '@playwright/test';
import { send, signIn } from '../../support/api';
import { expect } from '../../support/e2e';
import type { Site } from '../../support/site';
import type { EditedDocument, EditingRow } from './row';

const EDITOR = { username: 'erin', password: 'a-password-of-the-tests', role: 'editor' };

/** An account that may edit, and no more. */
export async function addEditor(site: Site) {
  const answer = await send(site, '/admin/api/users', EDITOR, { cookie: await signIn(site) });
  expect(answer.status, answer.text).toBe(201);
}

/** Signed in as that editor, in front of a form that takes input. */
export async function openForm(page: Page, path: string) {
  // Fields are drawn as they come near the window.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const { username, password } = EDITOR;
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
  await page.goto(`/admin${path}`);
  await expect(page.locator('form[data-form-ready="true"] .render-fields').first()).toBeVisible();
}

const idOf = (path: string) => `#field-${path.replaceAll('.', '__')}`;

/** Types over what the field holds. */
export async function fillField(page: Page, { field, text }: Pick<EditingRow, 'field' | 'text'>) {
  const place = page.locator(idOf(field));
  if (field === 'body') return typeBefore(page, page.locator('[data-lexical-editor="true"]').first(), text);
  if (/Date$|^lastUpdated$/.test(field)) return typeDay(page, place.locator('input'), text);
  await place.fill(text);
}

/** Writes in front of a text. */
async function typeBefore(page: Page, editor: Locator, text: string) {
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
  await expect(editor).toContainText(text.trim());
}

async function typeDay(page: Page, input: Locator, day: string) {
  await input.fill(day);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue(day);
}

/** The whole form, from top to bottom. */
export async function fillForm(page: Page, { rows, adds = {}, tabs = {} }: EditedDocument) {
  for (const row of rows) {
    const tab = tabs[row.field];
    const list = adds[row.field];
    if (tab) await page.locator('.tabs-field__tab-button', { hasText: tab }).click();
    if (list) await page.locator(`${idOf(list)} > .array-field__add-row`).click();
    await fillField(page, row);
  }
}

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], document);

/** Until the draft that saves itself holds every row. */
export async function expectKept(page: Page, { global, rows }: EditedDocument) {
  const missing = async () => {
    const answer = await page.request.get(`/admin/api/globals/${global}?draft=true&depth=0`);
    const draft = await answer.json();
    return rows
      .filter(
        ({ field, text, stored = text.trim() }) =>
          !JSON.stringify(valueAt(draft, field) ?? null).includes(stored),
      )
      .map(({ field }) => field);
  };
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

/** Presses the one button, and waits for the answer to it. */
export async function pressSave(page: Page, path: string) {
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const isWrite = ['POST', 'PATCH'].includes(response.request().method());
    return isWrite && pathname === `/admin/api${path}` && !searchParams.has('autosave');
  });
  await page.locator('#action-save').click();
  return answered;
}

export async function publish(page: Page, path: string) {
  const answer = await pressSave(page, path);
  expect(answer.status(), await answer.text()).toBe(200);
}
