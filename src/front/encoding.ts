import { promisify } from 'node:util';
import zlib from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Below this, headers cost more than compression saves. */
export const TOO_SMALL = 1024;

const OFFERED: Encoding[] = ['br', 'gzip'];

/** Brotli before gzip when the client has no preference; undefined for no compression. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  const client = new Negotiator({ headers: { 'accept-encoding': accept ?? '' } });
  const [best] = client.encodings([...OFFERED, 'identity'], { preferred: OFFERED });
  return OFFERED.find((encoding) => encoding === best);
}

export function isCompressible(contentType: string): boolean {
  return /^(text\/(?!event-stream)|application\/(json|manifest\+json|ld\+json|javascript|xml|rss\+xml|wasm)|image\/svg\+xml|image\/x-icon)/i.test(
    contentType,
  );
}

/** For a complete response; quickly enough for one that is rendered every few seconds. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = zlib.constants;
  return brotli(body, { params: { [quality]: 9, [size]: body.length } });
}

/** For streamed responses: every flush sends what is there. */
export function compressor(encoding: Encoding): zlib.Gzip | zlib.BrotliCompress {
  if (encoding === 'gzip') return zlib.createGzip({ level: 5, flush: zlib.constants.Z_SYNC_FLUSH });
  return zlib.createBrotliCompress({
    flush: zlib.constants.BROTLI_OPERATION_FLUSH,
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
  });
}
