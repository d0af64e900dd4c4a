import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { endStreams } from '@/core/db/desk-changes';
import { env } from '@/env';
import { onContentChange } from '@/kit/db/content-changes';

import { guardConsole } from '@/kit/shared/describe-error';
import { readBuiltCopy } from './built-copy';
import { readBuiltScripts } from './built-scripts';
import { withDirectPosts } from './direct-answer';
import { stopServer } from './graceful-stop';
import type { Handler } from './handler';
import { createHttpServer, listen } from './http-server';
import { readRouteTable } from './known-routes';
import { logError, logInfo } from './log';
import { createPageCache, type PageCache } from './page-cache';
import { endOnStrayErrors } from './process-errors';
import { renderBudget } from './render-budget';
import { createRequestFlow } from './request-flow';
import { type FrontSettings, readFrontSettings } from './settings';
import { StaticCache } from './static-cache';
import { warmUp } from './warm-up';

/** Loaded only when a page failed, so that the start need not load the driver. */
async function databaseAnswers(): Promise<boolean> {
  const { requestPool } = await import('@/kit/db/pool');
  return requestPool()
    .query('select 1')
    .then(
      () => true,
      () => false,
    );
}

/** Deferred for the same reason; until then this process sees only its own changes. */
async function watchContent(): Promise<void> {
  const watch = await import('@/core/db/content-watch');
  await watch.watchContent();
}

/** Counts only if somebody may read the counts. */
async function metered(flow: Handler, pages: PageCache, settings: FrontSettings): Promise<Handler> {
  const token = env().METRICS_TOKEN;
  if (token === undefined) return flow;
  const { meter } = await import('./metrics/meter');
  return meter(flow, { token, pages, headers: settings.securityHeaders });
}

async function start(): Promise<void> {
  const settings = readFrontSettings(env());
  // Next would take over WebSocket upgrades of its server, bypassing the front, so it gets one that never listens.
  const app = next({ dev: false, port: settings.port, httpServer: createServer() });
  let stopping = false;
  const routes = readRouteTable(process.cwd());
  const builtScripts = readBuiltScripts(process.cwd());
  const built = path.join(process.cwd(), '.next');
  const staticCache = new StaticCache({ readCopy: (address) => readBuiltCopy(address, built) });
  const tools = { settings, staticCache, databaseAnswers, routes, builtScripts };
  let answer = app.getRequestHandler();
  const handler = withDirectPosts((req, res) => answer(req, res));
  const pages = createPageCache(handler, tools);
  const budget = renderBudget(env().RATE_LIMIT_PAGES);
  onContentChange(pages.drop);
  const flow = createRequestFlow(handler, { ...tools, pages, budget }, () => stopping);
  const server = createHttpServer(await metered(flow, pages, settings), settings.securityHeaders, settings);
  await app.prepare();
  answer = app.getRequestHandler();
  // Next's own listener only prints; ours decides.
  endOnStrayErrors();
  await listen(server, settings.port);
  void watchContent();
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    endStreams();
    await stopServer(server);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await warmUp(pages);
  logInfo('ready', { ready: true, port: settings.port, ms: Math.round(performance.now()) });
}

guardConsole();
start().catch((error: unknown) => {
  logError('start', { error: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
