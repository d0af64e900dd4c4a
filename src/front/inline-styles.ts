import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Edit, PageTags, Tag } from './page-tags';

const BUILT_SHEET = /^\/_next\/static\/[\w./~-]+\.css$/;

/**
 * A stylesheet of the build, for every screen: with more attributes (a medium, a hash) it would be a different one.
 */
const isSheet = ({ name, attributes: { rel, href = '', 'data-precedence': precedence, ...others } }: Tag) =>
  name === 'link' &&
  rel === 'stylesheet' &&
  BUILT_SHEET.test(href) &&
  precedence === 'next' &&
  Object.keys(others).length === 0;

/** Relative addresses in a stylesheet: mostly fonts. */
const RELATIVE = /url\((["']?)(?!data:|[a-z]+:|[/#"'])([^"')]+)\1\)/g;

async function readSheet(address: string, built: string): Promise<string | undefined> {
  const file = path.join(built, address.slice('/_next/'.length));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // In a page, only its end tag could end it.
  if (text === undefined || /<\/style/i.test(text)) return undefined;
  return text
    .trim()
    .replace(RELATIVE, (_, quote, named) => `url(${quote}${path.posix.join(address, '..', named)}${quote})`);
}

/** A built file's name contains its content's hash, so cached text never becomes outdated. */
const sheets = new Map<string, Promise<string | undefined>>();

function sheetOf(address: string, built: string): Promise<string | undefined> {
  const known = sheets.get(address) ?? readSheet(address, built);
  sheets.set(address, known);
  return known;
}

/**
 * Inlines the styles of a page, so that nothing delays the first paint of its text. `data-sheet` names the source
 * stylesheet (late-scripts.ts).
 *
 * @param built the folder of the build
 * @returns undefined if a stylesheet cannot be read: it stays a link
 */
export async function inlineStyles(
  { tags }: PageTags,
  built = path.join(process.cwd(), '.next'),
): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const { attributes, start, end } of tags.filter(isSheet)) {
    const text = await sheetOf(attributes.href as string, built);
    if (text === undefined) continue;
    edits.push({ start, end, text: `<style data-sheet="${attributes.href}">${text}</style>` });
  }
  return edits;
}
