import type { Locator, Page } from '@playwright/test';
import { send, signIn } from '../../support/api';
import { atRest, expect } from '../../support/e2e';
import type { Site } from '../../support/site';
import type { EditedDocument, EditingRow } from './row';

const EDITOR = { username: 'erin', password: 'a-password-of-the-tests', role: 'editor' };

/** An account that may edit, and no more. */
export async function addEditor(site: Site) {
  const answer = await send(site, '/admin/api/users', EDITOR, { cookie: await signIn(site) });
  expect(answer.status, answer.text).toBe(201);
}

export async function signInAsEditor(page: Page) {
  // Fields render as they come near the viewport.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const { username, password } = EDITOR;
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/** Signed in as that editor, at a form that accepts input. */
export async function openForm(page: Page, path: string) {
  await signInAsEditor(page);
  await page.goto(`/admin${path}`);
  await expect(page.locator('form[data-form-ready="true"] .render-fields').first()).toBeVisible();
}

const idOf = (path: string) => `#field-${path.replaceAll('.', '__')}`;

const isDay = (field: string) => /Date$|^(lastUpdated|visible(From|Until))$/.test(field);
const inputOf = (page: Page, field: string) =>
  page.locator(isDay(field) ? `${idOf(field)} input` : idOf(field));

/** Replaces the field's content by typing. */
export async function fillField(page: Page, { field, text }: Pick<EditingRow, 'field' | 'text'>) {
  if (field === 'body') return typeBefore(page, page.locator('[data-lexical-editor="true"]').first(), text);
  const input = inputOf(page, field);
  await (isDay(field) ? typeDay(page, input, text) : input.fill(text));
}

/** Types at the start of a text. */
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

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], document);

/** Texts that the saved draft does not contain yet. */
async function missingFrom(page: Page, global: string, rows: EditingRow[]) {
  const answer = await page.request.get(`/admin/api/globals/${global}?draft=true&depth=0`);
  const draft = await answer.json();
  const holds = ({ field, text, stored = text.trim() }: EditingRow) =>
    JSON.stringify(valueAt(draft, field) ?? null).includes(stored);
  return rows.filter((row) => !holds(row)).map(({ field }) => field);
}

/**
 * Types into many text fields in one go: Payload asks the server about the form's state after each change, and that
 * would take most of a test. Scrolls, because a field renders when it comes near the viewport.
 * @throws Error if the page has no such field, or it takes no text
 */
const typeInPage = async (texts: (readonly [selector: string, text: string])[]) => {
  const appears = async (selector: string) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (field) return field;
      const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
      window.scrollTo(0, isAtEnd ? 0 : window.scrollY + 1500);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`There is no field ${selector}`);
  };
  for (const [selector, text] of texts) {
    const field = await appears(selector);
    if (field.disabled || field.readOnly) throw new Error(`${selector} takes no text`);
    // React ignores a value that is set past its own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const isPlain = ({ field }: EditingRow) => field !== 'body' && !isDay(field);

async function fillRows(page: Page, rows: EditingRow[]) {
  const plain = rows.filter(isPlain).map(({ field, text }) => [idOf(field), text] as const);
  await page.evaluate(typeInPage, plain);
  for (const row of rows) if (!isPlain(row)) await fillField(page, row);
}

/**
 * While a draft is being saved, Payload's form takes only the last edited field from the response: whoever fills in
 * three during one save, as no person does, must type the lost ones again.
 */
async function typeWhatIsGone(page: Page, rows: EditingRow[]) {
  for (const row of rows.filter(({ field }) => field !== 'body'))
    if ((await inputOf(page, row.field).inputValue()) !== row.text) await fillField(page, row);
}

/** Adds a row to a list. Fields above its button render as they come near the viewport, and move it: first it rests. */
async function addRow(page: Page, list: string, field: string) {
  const button = page.locator(`${idOf(list)} > .array-field__add-row`);
  await button.scrollIntoViewIfNeeded();
  await atRest(page);
  await button.click();
  await expect(page.locator(idOf(field))).toBeAttached();
}

/** The whole form, from top to bottom, each tab until the draft contains it. */
export async function fillForm(page: Page, { global, rows, adds = {}, tabs = {} }: EditedDocument) {
  const starts = rows.flatMap(({ field }, index) => (index === 0 || tabs[field] ? [index] : []));
  for (const [place, start] of starts.entries()) {
    const part = rows.slice(start, starts[place + 1]);
    const tab = tabs[part[0]?.field ?? ''];
    if (tab) await page.locator('.tabs-field__tab-button', { hasText: tab }).click();
    for (const { field } of part) {
      const list = adds[field];
      if (list) await addRow(page, list, field);
    }
    await fillRows(page, part);
    await expect(async () => {
      const missing = new Set(await missingFrom(page, global, part));
      await typeWhatIsGone(
        page,
        part.filter(({ field }) => missing.has(field)),
      );
      expect([...missing]).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
}

/** Presses the save button, once the form has stopped re-rendering, and waits for the response. */
export async function pressSave(page: Page, path: string) {
  await atRest(page);
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
