import { findHeadlessShell } from './chromium';
import { startTestServer } from './test-server';

/** Playwright's global set-up. Its workers inherit what it puts into the environment. @returns the tear-down */
export default async function setUp() {
  process.env.CHROMIUM_PATH = findHeadlessShell();
  return startTestServer();
}
