import { type Browser, test as base, expect, type Page, type Request } from '@playwright/test';
import { repeatDroppedPresses } from './dropped-presses';
import { type FormService, startFormService } from './form-service-fake';
import { type Problems, watchProblems } from './problems';
import { type Site, type SiteOptions, startSite } from './site';
import { type Smtp, startSmtp } from './smtp-fake';

const REST_MS = 250;
const WAKING_MS = 8000;

/** The pending requests of each page. */
const asked = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page) {
  const open = new Set<Request>();
  asked.set(page, open);
  const over = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // A stream of events lasts as long as its page.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', over);
  // The body of a refusal may never be read, and then the request does not finish.
  page.on('response', (answer) => {
    if (!answer.ok()) over(answer.request());
  });
  page.on('requestfailed', over);
}

/** Resolves when the page drew nothing for `rest` ms and its thread was idle; after `most` ms anyway. */
const drawsNothing = ([rest, most]: readonly [number, number]) =>
  new Promise<void>((resolve) => {
    const end = performance.now() + most;
    let last = performance.now();
    const watch = new MutationObserver(() => {
      last = performance.now();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      const now = performance.now();
      if (now - last < rest && now < end) {
        // A page that draws no frames may never be told that it is idle.
        requestIdleCallback(() => setTimeout(look, rest / 5), { timeout: rest });
        return;
      }
      watch.disconnect();
      resolve();
    };
    look();
  });

/**
 * Waits until a back-office page has nothing left to request or render: during hydration, and after each step, it
 * re-renders, and a press then begins on one element and ends on another. Best effort: a page that never rests must
 * not block a test, whose own expectations follow.
 */
export async function atRest(page: Page): Promise<void> {
  const end = Date.now() + WAKING_MS;
  do {
    const left = end - Date.now();
    // An evaluation ends with its document; the next one is then checked.
    await page
      .evaluate(drawsNothing, [REST_MS, left] as const)
      .catch(() => page.waitForLoadState('load', { timeout: left }));
  } while (asked.get(page)?.size && Date.now() < end);
}

/** A page loads its scripts after its first paint: until they have run, presses have no effect. */
const asleep = (page: Page) => page.locator('html[data-scripts="waiting"]');

/** Key presses, and what a test does without Playwright's checks, wait for nothing: the page is awake when it is there. */
function opensAwake(page: Page) {
  watchRequests(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const awake = async () => {
    await asleep(page).waitFor({ state: 'detached' });
    if (new URL(page.url()).pathname.startsWith('/admin')) await atRest(page);
  };
  page.goto = (address, options) => goto(address, options).finally(awake);
  page.reload = (options) => reload(options).finally(awake);
}

/** What happens to each page of every context, those that a test opens itself included. */
function forEachPage(browser: Browser, prepare: (page: Page) => unknown) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await repeatDroppedPresses(context);
    context.on('page', prepare);
    return context;
  };
}

type OfTest = {
  /** Fails the test on any console or page error; `problems.allow(address, status)` names an expected one. */
  problems: Problems;
};

type OfWorker = {
  /** Whether each step waits until the page's scripts have run; false for tests that hold the scripts back. */
  waitsForScripts: boolean;
  siteOptions: SiteOptions;
  formService: FormService;
  smtp: Smtp;
  /** A production site with its worker process; mail goes to `smtp`, forms to `formService`. */
  site: Site;
};

/**
 * `test` for every end-to-end test. A file has a site of its own, which its tests may change, unless it is one of the
 * files in `playwright.config.ts` that share sites.
 * Another environment for one file: `test.use({ siteOptions: { env: { RATE_LIMIT_SUPPORT: '2' } } })`.
 */
export const test = base.extend<OfTest, OfWorker>({
  waitsForScripts: [true, { option: true, scope: 'worker' }],
  siteOptions: [{}, { option: true, scope: 'worker' }],

  browser: [
    async ({ browser, waitsForScripts }, use) => {
      forEachPage(browser, (page) => {
        opensAwake(page);
        // Before each step Playwright waits for hydration, on whatever page the last step led to.
        if (waitsForScripts) return page.addLocatorHandler(asleep(page), async () => undefined);
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],

  formService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are used
    async ({}, use) => {
      const service = await startFormService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],

  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are used
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ siteOptions, formService, smtp }, use) => {
      const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Colonnade <site@colonnade.example>' };
      const env = { FORM_FORWARD_URL: formService.url, ...mail, ...siteOptions.env };
      const site = await startSite({ worker: true, ...siteOptions, env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  problems: [
    async ({ context, site, formService, smtp }, use, testInfo) => {
      formService.reset();
      smtp.reset();
      const problems = watchProblems(context);
      const before = site.output().length;
      await use(problems);
      const unexpected = problems.unexpected();
      // The site's own log disappears with the site.
      if (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus)
        console.log(site.output().slice(before).replaceAll(/^/gm, 'site: '));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
