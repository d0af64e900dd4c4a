import { createHash } from 'node:crypto';

const SCRIPT = /<script(?=[\s>/])((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script[\s/>]/gi;

/** External scripts, and data blocks that never run, need no hash. */
const needsHash = (attributes: string) =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);

/** The CSP sources of a page's own inline scripts, each once, in order: `'sha256-...'`. */
export function scriptHashes(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (!needsHash(attributes)) continue;
    // The parser reads CRLF and CR as LF before the browser hashes.
    const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
    sources.add(`'sha256-${hash}'`);
  }
  return [...sources];
}
