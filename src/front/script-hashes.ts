import { createHash } from 'node:crypto';

const SCRIPT = /<script(?=[\s>/])((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script[\s/>]/gi;

/** External scripts, and data blocks that never run, need no hash. */
const needsHash = (attributes: string) =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);

/** The CSP source of one inline script: `'sha256-...'`. The parser reads CRLF and CR as LF before the browser hashes. */
export const scriptSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** The CSP sources of all inline scripts, each once, in order: only for text in which nobody else wrote. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => needsHash(attributes))
      .map(([, , text = '']) => scriptSource(text)),
  ),
];
