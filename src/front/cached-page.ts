import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { memoize } from '@/kit/shared/memoize';
import type { CacheableRoute } from './cacheable-routes';
import { publicPagePolicy } from './content-security-policy';
import { chooseEncoding, compress, type Encoding, isCompressible, TOO_SMALL } from './encoding';
import { finishHtml } from './finish-html';
import type { FinishedAnswer } from './finished-answer';
import type { FrontSettings } from './settings';

/** Names and values alternating, in the form that Node writes without processing. */
type Head = string[];
type Copy = { head: Head; unchanged: Head; body: Buffer };

/** A complete response in every encoding, with its policy and its tag: a request needs no further work. */
export type CachedPage = {
  status: number;
  /** undefined: no revalidation by tag */
  tag: string | undefined;
  bytes: number;
  plain: Copy;
  copies: Record<Encoding, Copy>;
};

/**
 * Browsers revalidate each time, so that an edit is visible on the next load: must-revalidate also keeps them from
 * showing an old copy meanwhile. A cache in front of several machines may answer for ten seconds (decision 008).
 */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10';
const OURS = 'no-store';

/** Set again for each response, or by Node itself. */
const NOT_THE_ROUTES =
  /^(cache-control|etag|vary|content-(encoding|length)|connection|keep-alive|date|x-powered-by)$/;

/** An answer that sets a cookie may belong to one visitor. @param wanted the status of a page at that path */
export const isCacheable = ({ status, headers }: FinishedAnswer, wanted: number) =>
  status === wanted && headers['set-cookie'] === undefined;

const isHtml = ({ headers }: FinishedAnswer) => String(headers['content-type']).startsWith('text/html');

/** @param sources of the scripts that may run in it */
function headOf(
  finished: FinishedAnswer,
  sources: string[],
  settings: FrontSettings,
): [name: string, value: string][] {
  const { headers } = finished;
  const all = new Map(settings.securityHeaders);
  const ours = new Set([...all.keys()].map((name) => name.toLowerCase()));
  const said = Object.entries(headers).filter(([name]) => !NOT_THE_ROUTES.test(name) && !ours.has(name));
  for (const [name, value] of said) all.set(name, [value ?? []].flat().join(', '));
  if (isHtml(finished)) all.set('Content-Security-Policy', publicPagePolicy(sources, settings));
  return [...all];
}

function varyOf({ headers }: FinishedAnswer, shrinks: boolean): Head {
  const said = [headers.vary ?? []].flat().join(', ');
  const names = [...(said ? [said] : []), ...(shrinks ? ['Accept-Encoding'] : [])];
  return names.length > 0 ? ['Vary', names.join(', ')] : [];
}

export async function makeCachedPage(
  made: FinishedAnswer,
  { isShared }: CacheableRoute,
  { settings, builtScripts }: { settings: FrontSettings; builtScripts: ReadonlySet<string> },
): Promise<CachedPage> {
  const { mark, body: raw, headers } = made;
  const { body, sources } = isHtml(made)
    ? await finishHtml(raw, { mark, builtScripts })
    : { body: raw, sources: [] };
  const finished = { ...made, body };
  const shrinks = body.length >= TOO_SMALL && isCompressible(String(headers['content-type']));
  const tag = isShared ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : undefined;
  const caching = ['Cache-Control', isShared ? SHARED : OURS, ...varyOf(finished, shrinks)];
  const general = headOf(finished, sources, settings);
  // A client that has the page gets no headers about its body.
  const about = general.filter(([name]) => name.toLowerCase() !== 'content-type').flat();
  const copyOf = async (encoding?: Encoding): Promise<Copy> => {
    const bytes = encoding ? await compress(body, encoding) : body;
    const unchanged = [...caching, ...(tag ? ['ETag', `"${tag}${encoding ? `-${encoding}` : ''}"`] : [])];
    const length = ['Content-Length', String(bytes.length)];
    const encoded = encoding ? ['Content-Encoding', encoding] : [];
    return {
      head: [...general.flat(), ...unchanged, ...encoded, ...length],
      unchanged: [...about, ...unchanged],
      body: bytes,
    };
  };
  const plain = await copyOf();
  const [br, gzip] = shrinks ? await Promise.all([copyOf('br'), copyOf('gzip')]) : [plain, plain];
  const bytes = new Set([plain, br, gzip].map((copy) => copy.body));
  return {
    status: finished.status,
    tag,
    bytes: [...bytes].reduce((sum, { length }) => sum + length, 0),
    plain,
    copies: { br, gzip },
  };
}

/** Browsers use only a few spellings of this header. */
const encodingFor = memoize((accept: string): Encoding | undefined => chooseEncoding(accept), 100);

type Asking = { method?: string; headers: IncomingHttpHeaders };

/**
 * Sends the copy in an encoding that the client accepts, or 304 if it already has the page.
 * @param age how old the page is, in ms: other caches count from its creation
 */
export function sendCachedPage(
  { method, headers }: Asking,
  res: ServerResponse,
  page: CachedPage,
  { id, age }: { id: string; age: number },
): void {
  const accept = headers['accept-encoding'];
  const encoding = accept === undefined ? undefined : encodingFor(String(accept));
  const copy = encoding ? page.copies[encoding] : page.plain;
  const seen = page.tag === undefined ? undefined : headers['if-none-match'];
  const isSeen = seen !== undefined && (seen === '*' || seen.includes(page.tag ?? ''));
  const said = ['Age', String(Math.floor(age / 1000)), 'X-Request-Id', id];
  res.writeHead(isSeen ? 304 : page.status, (isSeen ? copy.unchanged : copy.head).concat(said));
  if (isSeen || method === 'HEAD') res.end();
  else res.end(copy.body);
}
