import { findHeadlessShell } from './chromium';
import { startTestServer } from './test-server';

/** Playwright's global setup. Its workers inherit what it puts into the environment. @returns the teardown */
export default async function setUp() {
  process.env.CHROMIUM_PATH = findHeadlessShell();
  return startTestServer();
}
