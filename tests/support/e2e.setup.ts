import { findHeadlessShell } from './chromium';
import { publishSecondBrand, SECOND_BRAND } from './second-brand';
import { databaseUrl, startTestServer, testServer } from './test-server';

/** Playwright's global setup. Its workers inherit what it puts into the environment. @returns the teardown */
export default async function setUp() {
  process.env.CHROMIUM_PATH = findHeadlessShell();
  const stop = await startTestServer();
  try {
    const server = testServer();
    if (process.env[SECOND_BRAND]) await publishSecondBrand(databaseUrl(server, server.template));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
