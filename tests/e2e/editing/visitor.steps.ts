import type { Page } from '@playwright/test';
import { call } from '../../support/api';
import { expect } from '../../support/e2e';
import type { Site } from '../../support/site';
import { type EditingRow, type Reading, splitPlace } from './row';

/** What a person should read for this row. */
const wordsOf = ({ text, reads = text }: EditingRow) => reads;

/** Many rows share a reading, which may take seconds: each is made once. */
function readingOnce(site: Site) {
  const made = new Map<Reading, Promise<string>>();
  return (reading: Reading) => {
    const text = made.get(reading) ?? reading(site);
    made.set(reading, text);
    return text;
  };
}

async function expectRow(page: Page, row: EditingRow, place: string) {
  if (place === 'title') return expect(page, row.field).toHaveTitle(wordsOf(row));
  const { selector, attribute } = splitPlace(place);
  const found = page.locator(selector).first();
  if (attribute) await expect(found, row.field).toHaveAttribute(attribute, wordsOf(row));
  else await expect(found, row.field).toContainText(wordsOf(row));
}

/** Loads each page once, and reads every row where it belongs. */
export async function expectSeen(page: Page, site: Site, rows: EditingRow[], addressOf = (on: string) => on) {
  const read = readingOnce(site);
  for (const on of new Set(rows.map((row) => row.on))) {
    const here = rows.filter((row) => row.on === on);
    if (here.some(({ place }) => typeof place === 'string')) await page.goto(addressOf(on));
    for (const row of here) {
      if (typeof row.place === 'string') await expectRow(page, row, row.place);
      else expect(await read(row.place), row.field).toContain(wordsOf(row));
    }
  }
}

/** No page and no API response contains the rows yet. */
export async function expectUnseen(site: Site, rows: EditingRow[]) {
  const read = readingOnce(site);
  for (const on of new Set(rows.map((row) => row.on))) {
    const html = (await call(site, on)).text;
    for (const row of rows.filter((one) => one.on === on)) {
      const said = typeof row.place === 'string' ? html : await read(row.place);
      expect(said.includes(wordsOf(row)), `${row.field} on ${on}`).toBe(false);
    }
  }
}
