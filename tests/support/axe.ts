import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { nextFrames } from './frames';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe skips by default: targets of 24 px (WCAG 2.2), and those it still calls experimental. */
const ALSO = [
  'target-size',
  'label-content-name-mismatch',
  'focus-order-semantics',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];
const rules = Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }]));
const how = { preload: false, resultTypes: ['violations'] };
const EVERY_RULE = JSON.stringify({ ...how, rules });
const CONTRAST = JSON.stringify({ ...how, runOnly: ['color-contrast'] });

type Violation = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] };
export type AxeFinding = { rule: string; help: string; where: string[] };

/** Every axe rule on the page, or on the part `within` it when it has come, in its current state, at one width, which stays set. */
export async function findWithAxe(page: Page, width: number, within = 'html'): Promise<AxeFinding[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  // What scrolls only at this width becomes a stop of the keyboard when the page has seen its size.
  await nextFrames(page);
  await page.locator(within).first().waitFor();
  return runAxe(page, within, EVERY_RULE);
}

/** Contrast on the page as it is, at the width that is set. */
export const findContrast = (page: Page): Promise<AxeFinding[]> => runAxe(page, 'html', CONTRAST);

/** Contrast in the evening, on the page as it is, at the width that is set; afterwards it is day again. */
export async function findContrastInEvening(page: Page): Promise<AxeFinding[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const findings = await findContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return findings.map(({ help, ...finding }) => ({ ...finding, help: `${help}, in the evening` }));
}

/** Paints the back office in another theme, as its account page does, with every transition at its end. */
const paintIn = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    // Asking for the animations computes the styles, which starts the transitions.
    for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.finish();
  }, theme);

/** Contrast in the back office's dark theme, on the page as it is, at the width that is set; afterwards it is light again. */
export async function findContrastInDark(page: Page): Promise<AxeFinding[]> {
  await paintIn(page, 'dark');
  const findings = await findContrast(page);
  await paintIn(page, 'light');
  return findings.map(({ help, ...finding }) => ({ ...finding, help: `${help}, in the dark theme` }));
}

async function runAxe(page: Page, within: string, options: string): Promise<AxeFinding[]> {
  // Once per document: half a megabyte passes through three processes. As an expression, not a script element: the
  // page's CSP would block that. Nobody reads the HTML that axe would copy from every element.
  if (!(await page.evaluate('Boolean(window.axe)')))
    await page.evaluate(`${source}; axe.configure({ noHtml: true })`);
  const run = `axe.run('${within}', ${options}).then((result) => result.violations)`;
  const violations = (await page.evaluate(run)) as Violation[];
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}

/** No finding at a phone's and a laptop's width; leaves the last width. */
export async function expectAccessible(page: Page, widths = [1440, 390]) {
  for (const width of widths) {
    expect(await findWithAxe(page, width), `axe at ${width} px on ${page.url()}`).toEqual([]);
  }
}

/** True when nothing makes the page scroll sideways. */
export const fitsItsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
