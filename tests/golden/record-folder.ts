import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What differs from run to run, whatever the code says. */
const VARYING: [RegExp, string][] = [
  [/\/_next\/[^\s"')\]]+/g, '/_next/…'],
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|\+00:00)?/g, '<time>'],
  [/\b\d{1,2}:\d\d(:\d\d)?\s?([AaPp]\.?[Mm]\.?)?( (UTC|GMT))?/g, '<time>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>'],
  [/(?<=[#=/"])[\w-]+\.[\w-]{40,}/g, '<token>'],
  [/(?<![\w/])[\w-]{20,}(\.[\w-]{20,})*(?=["\s]|$)/gm, '<token>'],
  [/\b\d+ ms\b/g, '<ms>'],
  [/\b1[678]\d{11}\b/g, '<time>'],
  // Numbers of tickets and quotes.
  [/\b([A-Z]{2,6}(?:-[A-Z]+)?)-[0-9A-Z]{6,}\b/g, '$1-<id>'],
];

/** One run's record: a file for each page, answer and email, named by what it is. */
export function recordFolder(folder: string, siteUrl: string) {
  const host = new URL(siteUrl).host;
  const plain = (text: string) =>
    VARYING.reduce(
      (words, [pattern, instead]) => words.replaceAll(pattern, instead),
      text.replaceAll(siteUrl, 'http://site').replaceAll(host, 'site'),
    );
  return {
    write(kind: string, name: string, text: string) {
      const safe =
        plain(name)
          .replaceAll(/[^\w.=?&-]+/g, '_')
          .slice(0, 120) || '_';
      mkdirSync(path.join(folder, kind), { recursive: true });
      writeFileSync(path.join(folder, kind, `${safe}.txt`), plain(text));
    },
    /** The hash of a file that must be the same to the byte. */
    hash: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}

export type RecordFolder = ReturnType<typeof recordFolder>;
