import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tests/support/chromium';
import type { SiteOptions } from './tests/support/site';

/** `npm run second-brand` runs a copy of the tests. */
const FOLDER = `${process.env.TESTS_FOLDER ?? 'tests'}/e2e`;
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'));

/** Files that only read pages: nothing that they do changes what another finds, so they share sites. */
const READING = [
  'brand-assets-files',
  'brand-assets-zip',
  'forced-colors',
  'home',
  'home-thursday',
  'info-pages',
  'keyboard-pages',
  'links-share',
  'merch',
  'phones-that-work',
  'reading',
  'shell',
  'without-scripts',
].map((name) => `${name}.spec.ts`);
/**
 * Files in which visitors send forms, and find the same whatever was sent before. `quote` is not among them: an address
 * gets only so many emails.
 */
const SENDING = [
  'application-sent',
  'form-endpoints',
  'keyboard-flows',
  'newsletter',
  'phone',
  'support',
  'support-fallback',
  'waitlist',
  'waitlist-fallback',
].map((name) => `${name}.spec.ts`);
/** They take longest, and begin first: a long one at the end would leave a core idle. */
const LONGEST = [
  'second-factor',
  'accessibility-audit',
  'desk',
  'editing-brand',
  'back-office-accessible',
  'draw-control',
  'publishing',
].map((name) => `${name}.spec.ts`);
const OTHERS = FILES.filter((file) => ![...READING, ...SENDING, ...LONGEST].includes(file));

/** With a site of its own, which its tests may change. */
const alone = (file: string) => ({
  name: file.replace('.spec.ts', ''),
  testMatch: file,
  use: { launchOptions: browserWith(UNOPTIMIZED) },
});

/**
 * Without V8's optimizing compilers: a page of the back office lives for seconds in a test, and what they compile is
 * thrown away with it. It saves two fifths of the browser's processor time there, and nothing where pictures are drawn.
 */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev';
const browserWith = (...args: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH,
  args: [...CHROMIUM_ARGS, ...args],
});

export default defineConfig<object, { siteOptions: SiteOptions }>({
  testDir: FOLDER,
  // A worker, and with it its site, never passes from one project to another: what one file leaves, no other file finds.
  projects: [
    ...LONGEST.map(alone),
    { name: 'reading', testMatch: READING, use: { siteOptions: { worker: false } } },
    { name: 'sending', testMatch: SENDING, use: { launchOptions: browserWith(UNOPTIMIZED) } },
    ...OTHERS.map(alone),
  ],
  globalSetup: './tests/support/e2e.setup.ts',
  outputDir: 'test-results',
  // A browser waits half of the time: on two cores, three in parallel take a quarter less time than two.
  workers: 3,
  // A test that needs a second attempt hides a fault.
  retries: 0,
  forbidOnly: true,
  // Not performance limits: these only end what hangs, on the slowest machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/support/browser-times-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    // A trace costs a third of a run: use `npm run e2e -- --trace retain-on-failure` when needed.
    screenshot: 'only-on-failure',
    launchOptions: browserWith(),
  },
});
