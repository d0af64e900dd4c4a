import { isClosed } from '@/kit/shared/closed-addresses';
import { NOTHING_HERE } from '@/kit/shared/plain-refusals';

const LONGEST = 8192;

/** Leads to the site's own 404: no page will ever have this name. */
const NOWHERE = '/-/nowhere';

export type RequestTarget =
  | { url: string; path: string; refused?: undefined }
  | { refused: { status: 400 | 404 | 414; text: string } };

const refuse = (status: 400 | 404 | 414, text: string): RequestTarget => ({ refused: { status, text } });

/** Dot segments, double or disguised slashes: our links never have them, and each layer reads them differently. */
const isTrick = (path: string) =>
  /\/\/|\\|%2f|%5c/i.test(path) || path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part));

function isDecodable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no address may hold one
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Parses the target of the request line once, so that the front and Next can never disagree about it. A proxy's
 * absolute form (`GET http://host/path`) is reduced to its path. What is switched off is as unknown as any other address.
 */
export function readTarget(requestTarget: string): RequestTarget {
  if (requestTarget.length > LONGEST) return refuse(414, 'This address is too long');
  const url = requestTarget.replace(/^https?:\/\/[^/?#\\]*/i, '').replace(/^(?=\?|$)/, '/');
  const [beforeFragment = ''] = url.split('#', 1);
  const [path = ''] = beforeFragment.split('?', 1);
  const isReadable = path.startsWith('/') && isDecodable(path);
  const leadsSomewhere = isReadable && !isTrick(path) && !isClosed(decodeURIComponent(path));
  if (leadsSomewhere) return { url: beforeFragment, path };
  // For the API a malformed id is an unknown id.
  if (/^\/+api(\/|\\|%|$)/i.test(path)) return refuse(404, NOTHING_HERE);
  return isReadable ? { url: NOWHERE, path: NOWHERE } : refuse(400, 'This address is not valid');
}
