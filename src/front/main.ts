import { createServer, type Server } from 'node:http';
import next from 'next';
import { env } from '@/env';
import { stopServer } from './graceful-stop';
import { createHttpServer } from './http-server';
import { logError, logInfo } from './log';
import { endOnStrayErrors } from './process-errors';
import { createRequestFlow } from './request-flow';
import { readSettings } from './settings';
import { StaticShelf } from './static-shelf';

/** Asked only when a page failed, so that a start need not load the driver. */
async function databaseAnswers(): Promise<boolean> {
  const { requestPool } = await import('@/db/pool');
  return requestPool()
    .query('select 1')
    .then(
      () => true,
      () => false,
    );
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is already in use`) : error);
    });
    server.listen(port, resolve);
  });
}

async function start(): Promise<void> {
  const settings = readSettings(env());
  // Next would take over WebSocket upgrades of the server it is given, past the front: so it gets one that never listens.
  const app = next({ dev: false, port: settings.port, httpServer: createServer() });
  let stopping = false;
  const tools = { settings, shelf: new StaticShelf(), databaseAnswers };
  let handler = app.getRequestHandler();
  const flow = createRequestFlow(
    (req, res) => handler(req, res),
    tools,
    () => stopping,
  );
  const server = createHttpServer(flow, settings.securityHeaders);
  await app.prepare();
  handler = app.getRequestHandler();
  // Next's own listener only prints; ours decides.
  endOnStrayErrors();
  await listen(server, settings.port);
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServer(server);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  logInfo('ready', { ready: true, port: settings.port, ms: Math.round(performance.now()) });
}

start().catch((error: unknown) => {
  logError('start', { error: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
