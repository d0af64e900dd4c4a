import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run screens`: pictures for people to review, not a test that passes or fails. */
export default defineConfig({
  ...tests,
  projects: undefined,
  testDir: `${process.env.TESTS_FOLDER ?? 'tests'}/screens`,
  testMatch: '**/*.screens.ts',
  timeout: 90_000,
});
