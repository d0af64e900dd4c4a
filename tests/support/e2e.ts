import { test as base, expect, type Page } from '@playwright/test';
import { type FormService, startFormService } from './form-service-fake';
import { type Problems, watchProblems } from './problems';
import { type Site, type SiteOptions, startSite } from './site';
import { type Smtp, startSmtp } from './smtp-fake';

const WAKING_MS = 8000;

/**
 * The back office moves while it wakes up: a press then begins on one thing and ends on another. Best effort: a line
 * that the browser keeps open must not hold a test, whose own expectations follow.
 */
export const atRest = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: WAKING_MS }).catch(() => undefined);

type OfTest = {
  /** Fails the test on any console or page error; `problems.allow(address, status)` names an expected one. */
  problems: Problems;
};

type OfWorker = {
  siteOptions: SiteOptions;
  formService: FormService;
  smtp: Smtp;
  /** This worker's own production site with its worker process; mail goes to `smtp`, forms to `formService`. */
  site: Site;
};

/**
 * `test` for every end-to-end test. Files that run side by side never share a site, so a test may change content.
 * Another environment for one file: `test.use({ siteOptions: { env: { RATE_LIMIT_SUPPORT: '2' } } })`.
 */
export const test = base.extend<OfTest, OfWorker>({
  siteOptions: [{}, { option: true, scope: 'worker' }],

  formService: [
    async ({}, use) => {
      const service = await startFormService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],

  smtp: [
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

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (new URL(page.url()).pathname.startsWith('/admin')) await atRest(page);
      return answer;
    };
    await use(page);
  },

  baseURL: async ({ site }, use) => use(site.url),

  problems: [
    async ({ context, formService, smtp }, use) => {
      formService.reset();
      smtp.reset();
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
