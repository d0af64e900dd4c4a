import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run audit:a11y`: looks at every state with axe and writes accessibility-audit.json. */
export default defineConfig({
  ...tests,
  testDir: 'tests/audit',
  testMatch: '**/*.audit.ts',
  // One process sees all states, and writes them down.
  workers: 1,
});
