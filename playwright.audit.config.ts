import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run audit:a11y`: audits every state with axe and writes accessibility-audit.json. */
export default defineConfig({
  ...tests,
  projects: undefined,
  testDir: `${process.env.TESTS_FOLDER ?? 'tests'}/audit`,
  testMatch: '**/*.audit.ts',
  // One process audits all states and writes the file.
  workers: 1,
});
