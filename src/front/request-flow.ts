import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clearPageStatus } from '@/core/server/page-status';
import { countVisitor } from '@/kit/server/untrusted-proxy';
import { describeError } from '@/kit/shared/describe-error';
import { BROKEN, NOT_HTTP, OTHER_METHOD, TOO_LARGE, TOO_SLOW, UNANSWERED } from '@/kit/shared/plain-refusals';
import { findForm } from '@/site-forms';
import { type AnswerTools, type RequestContext, tapAnswer } from './answer-flow';
import { type BodyRefusal, declaresTooMuch, gateBody, hasBody } from './body-gate';
import { answerDeadline, bodyLimit } from './body-limits';
import { cacheableRoute } from './cacheable-routes';
import { findCaller } from './client-address';
import { cut } from './connections';
import { backOfficePolicy, previewPolicy } from './content-security-policy';
import { discardAfterEarlyAnswer, drainAfterRefusal } from './drain';
import type { Handler } from './handler';
import { markHeader, newMark } from './known-scripts';
import { logError } from './log';
import { networkCount } from './network-count';
import type { PageCache } from './page-cache';
import { answerPlainly } from './plain-answer';
import { isCostly, type RenderBudget } from './render-budget';
import { cleanRequestHeaders } from './request-headers';
import { readTarget } from './request-target';
import { type RouteKind, routeKind } from './route-kind';
import { setSecurityHeaders } from './security-headers';
import { answerStatic } from './static-answer';
import type { StaticCache } from './static-cache';
import { answerWithoutRoute } from './without-route';

const READ = ['GET', 'HEAD'];
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** True for a browser that posts a form by itself: it replaces the page with the response. */
const isFormOfPage = (path: string, accept: string | undefined) =>
  findForm(path) !== undefined && /\btext\/html\b/i.test(accept ?? '');

/**
 * Endpoints and the back office know their own methods; pages and files are read-only.
 * @returns the value of `Allow` when the method is refused
 */
export function refusedMethod(method: string, path: string, kind: RouteKind): string | undefined {
  const allowed =
    kind === 'api' || kind === 'admin-api' || kind === 'admin'
      ? KNOWN
      : findForm(path)
        ? [...READ, 'POST']
        : READ;
  return allowed.includes(method) ? undefined : allowed.join(', ');
}

/** Node keeps the first of each and drops the others; whoever stands before this site may have read the last. */
const ONCE = ['host', 'content-type', 'authorization'];

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{0,5})?$/i;

/** Whether a head that Node's parser let pass is valid HTTP, and can be read in one way only (RFC 9112, 3.2 and 6.1). */
function isClearHead({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const { host, 'transfer-encoding': coding } = headers;
  if (host === undefined ? httpVersion === '1.1' : !HOST.test(host)) return false;
  if (coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked')) return false;
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  return ONCE.every((name) => names.indexOf(name) === names.lastIndexOf(name));
}

const TOO_MANY_AT_ONCE = 'Too many requests at once from this network, please wait a moment';
const TOO_OFTEN = 'Too many requests from this network, please wait a moment';

const UNTRUSTED_PROXY =
  'All visitors count as one: TRUSTED_PROXIES does not name the proxy in front of this site';

/** Requests of one address, through a proxy of ours, that are being received or answered. */
const IN_PROGRESS = 64;

const ANSWERED = Promise.resolve();

/** After a partly read request the connection cannot carry another. */
const closing = { Connection: 'close' };

/** @param routeOf the address without one visitor's values, looked up only for a line in the log */
function logFailures(req: IncomingMessage, res: ServerResponse, id: string, routeOf: () => string): void {
  const began = performance.now();
  const { method } = req;
  res.once('close', () => {
    const ms = Math.round(performance.now() - began);
    if (res.statusCode >= 500)
      logError('answer', { id, method, route: routeOf(), status: res.statusCode, ms });
  });
}

/**
 * Calls Next, and answers in its place when it throws or does not respond in time.
 * @param arriving a body still being received: the response time counts from its end
 */
function forward(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  handler: Handler,
  tools: AnswerTools,
  arriving?: IncomingMessage,
) {
  const { id, kind, path } = context;
  const deadline = answerDeadline(kind);
  const giveUp = () => answerPlainly(res, 503, UNANSWERED, { 'Retry-After': '10', ...closing });
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(giveUp, deadline);
  };
  const stop = () => {
    clearTimeout(timer);
    arriving?.off('end', start);
  };
  if (deadline !== undefined && arriving) arriving.once('end', start);
  else if (deadline !== undefined) start();
  tapAnswer(context, res, tools, () => {
    stop();
    context.onHead?.();
  });
  res.once('close', () => {
    stop();
    clearPageStatus(id);
  });
  handler(req, res).catch((error: unknown) => {
    logError('handler', { id, route: tools.routes.templateOf(path), error: describeError(error) });
    answerPlainly(res, 500, BROKEN);
  });
}

/** Answers from memory. @returns false when this request is the one to fetch the file */
async function answerFile(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  staticCache: StaticCache,
): Promise<boolean> {
  const { path } = context;
  const cached = await staticCache.getOrBegin(path);
  if (cached) {
    await answerStatic(context, res, cached);
    return true;
  }
  const end = () => staticCache.endFetch(path);
  if (res.destroyed) end();
  else res.once('close', end);
  context.onHead = () => res.statusCode === 200 || end();
  for (const name of ['if-none-match', 'if-modified-since', 'range']) delete req.headers[name];
  return res.destroyed;
}

/**
 * The path of one request: cached page, target, method, caller, body limit, body, then Next. Next never sees a
 * request that the front refused, or a header that a visitor forged.
 */
export function createRequestFlow(
  handler: Handler,
  { pages, budget, ...tools }: AnswerTools & { pages: PageCache; budget: RenderBudget },
  isStopping: () => boolean,
): Handler {
  const { settings, staticCache } = tools;
  const inProgress = networkCount(IN_PROGRESS);
  const answer: Handler = async (req, res) => {
    const id = randomUUID();
    setSecurityHeaders(res, settings.securityHeaders);
    res.setHeader('X-Request-Id', id);
    if (isStopping()) res.setHeader('Connection', 'close');
    if (!isClearHead(req)) return answerPlainly(res, 400, NOT_HTTP, closing);
    const target = readTarget(req.url ?? '');
    if (target.refused) return answerPlainly(res, target.refused.status, target.refused.text, closing);
    const { path, url } = target;
    const kind = routeKind(path);
    const method = req.method ?? '';
    logFailures(req, res, id, () => tools.routes.templateOf(path));
    const allow = refusedMethod(method, path, kind);
    if (allow)
      return answerPlainly(res, 405, OTHER_METHOD, {
        Allow: allow,
        ...closing,
      });
    const { routes } = tools;
    if (await answerWithoutRoute(req, res, target, { routes, secure: settings.secure })) return;

    const cachedPath = pages.cachedPath(req, path);
    const answerFromPages = (cached: string) => {
      const { headers } = req;
      const context = { id, method, headers, path, kind, noncePolicy: undefined, mark: undefined };
      return pages.answerWhenMade(context, res, cached);
    };
    if (cachedPath !== undefined && !cacheableRoute(cachedPath)?.isGuessable)
      return answerFromPages(cachedPath);
    const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',');
    const caller = findCaller(req.socket.remoteAddress, forwarded, settings.trusted);
    // Only a proxy speaks https, and only one before ours leaves a second address.
    const isProxied = settings.secure || req.headers['x-forwarded-proto'] !== undefined;
    const isPassedOn = isProxied && (!caller.throughProxy || forwarded.includes(','));
    if (!path.startsWith('/api/health') && countVisitor(caller.address, isPassedOn))
      logError('proxy', { problem: UNTRUSTED_PROXY });
    cleanRequestHeaders(req.headers, caller, id, kind);
    const context: RequestContext & { mark: string } = {
      id,
      method,
      headers: { ...req.headers },
      path,
      kind,
      noncePolicy: undefined,
      mark: newMark(),
    };
    if (kind === 'static' && (await answerFile(req, res, context, staticCache))) return;
    // Each connection of a proxy carries everybody's requests, so they are counted by themselves.
    if (caller.throughProxy) {
      if (inProgress.isFull(caller.address))
        return answerPlainly(res, 503, TOO_MANY_AT_ONCE, { 'Retry-After': '5', ...closing });
      res.once('close', inProgress.take(caller.address));
    }
    if (isCostly(method, path, kind) && !settings.isStaff(context.headers.cookie)) {
      const turn = await budget.enter(caller.address);
      if (typeof turn !== 'function') {
        const sentence = turn.status === 429 ? TOO_OFTEN : UNANSWERED;
        return answerPlainly(res, turn.status, sentence, { 'Retry-After': String(turn.retryAfter) });
      }
      if (res.destroyed) return turn();
      res.once('close', turn);
      // A file's turn ends with its first byte: sending it costs little, and takes as long as the reader likes.
      if (kind === 'api') context.onHead = turn;
    }
    if (cachedPath !== undefined) return answerFromPages(cachedPath);
    if (kind === 'admin' || kind === 'preview') {
      const policy = kind === 'preview' ? previewPolicy : backOfficePolicy;
      context.noncePolicy = policy(context.mark, settings);
    }
    req.headers['content-security-policy'] = context.noncePolicy ?? markHeader(context.mark);
    req.url = url;
    // A read has no body; a request that describes one is the post of a form (next.config.mjs).
    if (method === 'GET' || method === 'HEAD') delete req.headers['content-type'];
    // Pages and files are rendered completely, so that HEAD returns exactly what GET would.
    if (method === 'HEAD' && (kind === 'static' || kind === 'emblem' || kind === 'page')) req.method = 'GET';

    if (!hasBody(req)) return forward(req, res, context, handler, tools);
    const limit = bodyLimit(path);
    const refuse = (why: BodyRefusal) => {
      if (res.headersSent) return cut(req.socket);
      drainAfterRefusal(req);
      if (isFormOfPage(path, context.headers.accept)) {
        answerPlainly(res, 303, '', { Location: `${path}?refused=${why}`, ...closing });
      } else if (why === 'too-large') answerPlainly(res, 413, TOO_LARGE, closing);
      else answerPlainly(res, 408, TOO_SLOW, closing);
    };
    if (declaresTooMuch(req, limit)) return refuse('too-large');
    if (/^100-continue$/i.test(req.headers.expect ?? '')) res.writeContinue();
    const admit = (admitted: IncomingMessage) => {
      discardAfterEarlyAnswer(req, res, admitted);
      forward(admitted, res, context, handler, tools, req.readableEnded ? undefined : req);
    };
    gateBody(req, limit, admit, refuse);
  };
  // Most requests end with a cached page. A promise of their own would cost them a tenth more time.
  return (req, res) =>
    !isStopping() && isClearHead(req) && pages.answer(req, res) ? ANSWERED : answer(req, res);
}
