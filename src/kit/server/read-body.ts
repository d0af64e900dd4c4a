import { EndpointError } from './endpoint-errors';

export const FORM_BYTES = 64 * 1024;

/** A media type without parameters, in lower case; a charset other than UTF-8 counts as another type. */
export function mediaType(headers: Headers): string | null {
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') return null;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const foreignCharset = parameters.some((parameter) => {
    const [name = '', value = ''] = parameter.split('=');
    return name.trim() === 'charset' && !/^"?utf-?8"?$/.test(value.trim());
  });
  return foreignCharset ? null : type.trim();
}

/** @throws EndpointError too-large, counted on arrival: the length that a client states proves nothing */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > most) throw new EndpointError('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new EndpointError('too-large');
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const MAX_DEPTH = 32;

/** Strings, brackets and colons; everything between them is ignored here. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Refuses JSON that parsers read differently: an object with the same key twice, and unlimited nesting.
 *
 * @param text JSON that JSON.parse accepts
 * @throws Error without details
 */
export function assertPlainJson(text: string): void {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') addKey(open.at(-1), last);
    last = token;
    if (open.length > MAX_DEPTH) throw new Error('too deep');
  }
}

function addKey(keys: Set<string> | null | undefined, quoted: string): void {
  const key = String(JSON.parse(quoted));
  if (!keys || keys.has(key)) throw new Error('a key occurs twice');
  keys.add(key);
}

/**
 * JSON with its text as it came, for a check of its signature.
 *
 * @throws EndpointError media-type, too-large, bad-json
 */
export async function readSignedJson(
  request: Request,
  most = FORM_BYTES,
): Promise<{ text: string; value: unknown }> {
  if (mediaType(request.headers) !== 'application/json') throw new EndpointError('media-type');
  const bytes = await readBytes(request, most);
  try {
    const text = decoder.decode(bytes);
    const value: unknown = JSON.parse(text);
    assertPlainJson(text);
    return { text, value };
  } catch {
    throw new EndpointError('bad-json');
  }
}

/** @throws EndpointError media-type, too-large, bad-json */
export const readJson = async (request: Request, most?: number): Promise<unknown> =>
  (await readSignedJson(request, most)).value;

/**
 * The fields of a posted form; a repeated name is refused, as in JSON.
 *
 * @throws EndpointError form-media-type, too-large, bad-form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (mediaType(request.headers) !== 'application/x-www-form-urlencoded') {
    throw new EndpointError('form-media-type');
  }
  const bytes = await readBytes(request, FORM_BYTES);
  try {
    const pairs = decoder.decode(bytes).split('&').filter(Boolean).map(decodePair);
    const fields = new Map(pairs);
    if (fields.size !== pairs.length) throw new Error('a field occurs twice');
    return Object.fromEntries(fields);
  } catch {
    throw new EndpointError('bad-form');
  }
}

/** URLSearchParams would silently replace bytes that are not UTF-8. */
function decodePair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  return [decode(name), decode(value.join('='))];
}
