import { pageText } from './page-text';
import type { RecordFolder } from './record-folder';

/** Where a visitor gets without a link from a page. */
const STARTS = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/help',
  '/help/search?q=seats',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
  '/support/status',
  '/support/submit?refused=subject',
  '/waitlist/submit',
  '/newsletter/submit',
  '/merch/quote',
  '/links/draw/lookup',
  '/up',
  '/up/ABG',
  '/admin/login',
  '/admin/invitation',
  '/no-such-page',
  '/api/social-links',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/auth/session',
  '/api/help?q=seats',
  '/api/qr?for=links',
  '/api/draws/1/bundle',
  '/api/via',
  '/api/nothing',
];
/** Far above what a seeded site has: a crawl that does not end is a fault of its own. */
const MOST = 1_000;
/** Files of the build: their names are hashes of their contents. */
const BUILT = /^\/_next\//;

const addressesIn = (text: string) =>
  [
    ...text.matchAll(/\s(?:href|src|poster)="([^"]+)"/g),
    ...text.matchAll(/\s(?:content)="(https?:[^"]+)"/g),
    ...text.matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map((match) => (match[1] as string).replaceAll('&amp;', '&'));

/** Follows every link of every page. Pages become text, answers are kept whole, other files by their hash. */
export async function recordPages(site: string, kind: string, record: RecordFolder): Promise<number> {
  const queue = [...STARTS];
  const seen = new Set(queue);
  for (const path of queue) {
    if (seen.size > MOST) throw new Error(`More than ${MOST} addresses`);
    const answer = await fetch(site + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const head = ['location', 'cache-control', 'x-robots-tag']
      .map((name) => `${name}: ${answer.headers.get(name) ?? ''}\n`)
      .join('');
    const isText = /^text\/|json|xml|javascript/.test(type);
    const text = isText ? new TextDecoder().decode(bytes) : '';
    const body = type.startsWith('text/html')
      ? pageText(text)
      : isText
        ? text.replaceAll('><', '>\n<')
        : `${bytes.length} bytes, ${record.hash(bytes)}\n`;
    record.write(kind, path.slice(1), `${answer.status} ${type}\n${head}\n${body}`);
    if (!isText) continue;
    for (const address of addressesIn(text)) {
      const { origin, pathname, search } = new URL(address, site + path);
      const next = pathname + search;
      if (origin !== site || BUILT.test(pathname) || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return queue.length;
}
