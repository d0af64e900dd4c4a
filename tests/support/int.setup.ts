import { startTestServer } from './test-server';

/** Vitest's global setup of the integration tests. @returns the teardown */
export default startTestServer;
