import type { ServerResponse } from 'node:http';
import { UNANSWERED } from '@/kit/shared/plain-refusals';
import type { Client } from './response-tap';

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
export function answerDatabaseUnavailable(res: ServerResponse, client: Client, html: boolean): void {
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
