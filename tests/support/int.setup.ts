import { startTestServer } from './test-server';

/** Vitest's global set-up of the integration tests. @returns the tear-down */
export default startTestServer;
