import type { IncomingMessage, ServerResponse } from 'node:http';
import { getPageStatus } from '@/core/server/page-status';
import { UNANSWERED } from '@/kit/shared/plain-refusals';
import { addVary, setCacheHeaders } from './cache-headers';
import { publicPagePolicy } from './content-security-policy';
import { chooseEncoding, compress, isCompressible, TOO_SMALL } from './encoding';
import { finishHtml } from './finish-html';
import type { RouteTable } from './known-routes';
import { bufferSink, compressSink, passSink } from './response-sinks';
import { type Client, type Sink, tapResponse } from './response-tap';
import type { RouteKind } from './route-kind';
import { letThisSiteFrame, openToOtherSites, setSecurityHeaders } from './security-headers';
import type { FrontSettings } from './settings';
import { answerStatic } from './static-answer';
import type { StaticCache } from './static-cache';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
<style>
body { margin: 20vh auto 0; max-width: 32rem; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #1d1b24; background: #fbfaf7; }
h1 { font-size: 1.75rem; line-height: 1.25; }
</style>
<h1>We will be back in a moment</h1>
<p>The site cannot reach its records right now. Please try again in a minute.</p>
</html>
`;

/** Turns a failed render into a proper 503 that browsers, proxies and search engines understand. */
function answerDatabaseUnavailable(res: ServerResponse, client: Client, html: boolean): void {
  for (const name of res.getHeaderNames()) {
    if (
      /^(content-(type|length|encoding)|etag|last-modified|cache-control|link|x-nextjs-.*|vary)$/.test(name)
    ) {
      res.removeHeader(name);
    }
  }
  const body = Buffer.from(html ? PAGE : UNANSWERED);
  res.statusCode = 503;
  res.setHeader('Retry-After', '10');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', `${html ? 'text/html' : 'text/plain'}; charset=utf-8`);
  res.setHeader('Content-Length', body.length);
  client.end(body);
}

export type RequestContext = {
  /** also in the request's `x-request-id`, under which a page stores its status */
  id: string;
  /** the client's own request, before the front changed anything */
  method: string;
  headers: IncomingMessage['headers'];
  path: string;
  kind: RouteKind;
  /** the policy from which Next takes its nonce, in the back office */
  noncePolicy: string | undefined;
  /** on every script that Next writes for this request (known-scripts.ts) */
  mark: string | undefined;
  /** called once, when the route has set its status and headers: a costly answer gives its turn back */
  onHead?: () => unknown;
};

export type AnswerTools = {
  settings: FrontSettings;
  staticCache: StaticCache;
  databaseAnswers: () => Promise<boolean>;
  routes: RouteTable;
  /** of the pages that the build wrote (built-scripts.ts) */
  builtScripts: ReadonlySet<string>;
};

const typeOf = (res: ServerResponse) => String(res.getHeader('Content-Type') ?? '');

/** A complete page or picture: the hashes of a page's known scripts make its policy, then it is compressed once. */
async function finishPage(
  context: RequestContext,
  res: ServerResponse,
  client: Client,
  made: Buffer,
  tools: AnswerTools,
) {
  const isHtml = typeOf(res).startsWith('text/html');
  const { mark } = context;
  const { body, sources } = isHtml
    ? await finishHtml(made, { mark, builtScripts: tools.builtScripts })
    : { body: made, sources: [] };
  const status = getPageStatus(context.id);
  if (status !== undefined) {
    res.statusCode = status;
    setCacheHeaders(res, context.kind);
  }
  if (isHtml) res.setHeader('Content-Security-Policy', publicPagePolicy(sources, tools.settings));
  const encoding = chooseEncoding(context.headers['accept-encoding']?.toString());
  const shrinks = body.length >= TOO_SMALL && isCompressible(typeOf(res));
  if (shrinks) addVary(res, 'Accept-Encoding');
  if (shrinks && encoding) res.setHeader('Content-Encoding', encoding);
  const bytes = shrinks && encoding ? await compress(body, encoding) : body;
  res.setHeader('Content-Length', bytes.length);
  client.end(context.method === 'HEAD' ? undefined : bytes);
}

async function finishFailure(
  context: RequestContext,
  res: ServerResponse,
  client: Client,
  body: Buffer,
  tools: AnswerTools,
) {
  const isUnavailable =
    res.statusCode === 503 || getPageStatus(context.id) === 503 || !(await tools.databaseAnswers());
  if (!isUnavailable) return finishPage(context, res, client, body, tools);
  answerDatabaseUnavailable(res, client, typeOf(res).startsWith('text/html'));
}

async function finishStatic(
  context: RequestContext,
  res: ServerResponse,
  client: Client,
  body: Buffer,
  tools: AnswerTools,
) {
  const cacheControl = String(res.getHeader('Cache-Control') ?? 'no-store');
  // Whoever asked first: many requests for a file that is not cached yet must not each keep a copy.
  const asset =
    tools.staticCache.get(context.path) ??
    tools.staticCache.put(context.path, typeOf(res), cacheControl, body);
  await answerStatic(context, res, asset, client);
}

const hasNoBody = (status: number) => status === 204 || status === 304 || (status >= 300 && status < 400);

function chooseSink(context: RequestContext, res: ServerResponse, client: Client, tools: AnswerTools): Sink {
  const html = typeOf(res).startsWith('text/html');
  const { kind, noncePolicy } = context;
  if (kind === 'static' && res.statusCode === 200) {
    return bufferSink(res, (body) => finishStatic(context, res, client, body, tools));
  }
  // A page for everybody that failed without the database has this status already; forms report it themselves.
  const isUnavailable = res.statusCode === 503 && kind === 'page' && html && context.method !== 'POST';
  if (isUnavailable || (res.statusCode === 500 && kind !== 'api' && kind !== 'admin-api')) {
    return bufferSink(res, (body) => finishFailure(context, res, client, body, tools));
  }
  // Next's own error pages were built without a nonce, so they are hashed like public ones.
  if (html && (noncePolicy === undefined || res.statusCode > 500)) {
    return bufferSink(res, (body) => finishPage(context, res, client, body, tools));
  }
  // Next omits their length, which some networks require before they load a picture.
  if (kind === 'emblem' && res.statusCode === 200) {
    return bufferSink(res, (body) => finishPage(context, res, client, body, tools));
  }
  if (html && noncePolicy !== undefined) res.setHeader('Content-Security-Policy', noncePolicy);
  const encoding = chooseEncoding(context.headers['accept-encoding']?.toString());
  const length = res.getHeader('Content-Length');
  const plain = hasNoBody(res.statusCode) || res.statusCode === 206 || res.hasHeader('Content-Encoding');
  const small = length !== undefined && Number(length) < TOO_SMALL;
  const compressed = encoding && !plain && !small && context.method !== 'HEAD' && isCompressible(typeOf(res));
  return compressed ? compressSink(res, client, encoding) : passSink(client);
}

/** Sits between a route and its client, and completes every response. */
export function tapAnswer(
  context: RequestContext,
  res: ServerResponse,
  tools: AnswerTools,
  onStart: () => void,
): void {
  tapResponse(res, (client) => {
    onStart();
    setSecurityHeaders(res, tools.settings.securityHeaders);
    if (context.kind === 'emblem') openToOtherSites(res);
    if (context.kind === 'preview') letThisSiteFrame(res);
    setCacheHeaders(res, context.kind);
    return chooseSink(context, res, client, tools);
  });
}
