import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** Every rule of axe on the whole page as it stands, at a phone's and a laptop's width; leaves the last width. */
export async function expectAccessible(page: Page, widths = [1440, 390]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // As an expression, not a script element: the page's CSP would stop that.
    await page.evaluate(`if (!window.axe) { ${source} }`);
    const violations = (await page.evaluate('axe.run().then((result) => result.violations)')) as Violation[];
    const found = violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
    expect(found, `axe at ${width} px on ${page.url()}`).toEqual([]);
  }
}

/** True when nothing makes the page scroll sideways. */
export const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
