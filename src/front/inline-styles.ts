import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A stylesheet as React writes it for the pages of this site. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)" data-precedence="next"\/>/g;
/** What a stylesheet names beside itself: a font, mostly. */
const RELATIVE = /url\((["']?)(?!data:|[a-z]+:|[/#"'])([^"')]+)\1\)/g;

async function readSheet(address: string, built: string): Promise<string | undefined> {
  const file = path.join(built, address.slice('/_next/'.length));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // Inside a page, only its end tag could end it.
  if (text === undefined || /<\/style/i.test(text)) return undefined;
  return text
    .trim()
    .replace(RELATIVE, (_, quote, named) => `url(${quote}${path.posix.join(address, '..', named)}${quote})`);
}

/** The name of a built file holds its content's hash, so what was read once stays right. */
const sheets = new Map<string, Promise<string | undefined>>();

function sheetOf(address: string, built: string): Promise<string | undefined> {
  const known = sheets.get(address) ?? readSheet(address, built);
  sheets.set(address, known);
  return known;
}

/**
 * Writes the styles of a page into it, so that nothing stands between its text and its first paint. `data-sheet` says
 * whose text it is (late-scripts.ts).
 *
 * @param built the folder of the build
 * @returns the page; a stylesheet that cannot be read stays a link
 */
export async function inlineStyles(html: string, built = path.join(process.cwd(), '.next')): Promise<string> {
  const addresses = new Set([...html.matchAll(SHEET)].map(([, address = '']) => address));
  const texts = new Map<string, string | undefined>();
  for (const address of addresses) texts.set(address, await sheetOf(address, built));
  return html.replace(SHEET, (link, address) => {
    const text = texts.get(address);
    return text === undefined ? link : `<style data-sheet="${address}">${text}</style>`;
  });
}
