import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { THEME_CHOSEN, THEME_KEY } from '@/kit/shared/theme-choice';
import { takeMarks } from './known-scripts';
import { loadScriptsLate } from './late-scripts';
import { applyEdits, type Edit, type PageTags, readTags, type Tag } from './page-tags';
import { scriptHashes } from './script-hashes';

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

/**
 * Runs in the head, before anything is painted: `data-theme` on the root is what the visitor chose in the footer
 * (src/kit/ui/page-shell/theme-switch.tsx), and the page's style sheet follows it (src/kit/shared/palette/palette-css.ts). Of
 * the two `theme-color` elements, the one of the chosen theme counts. A page that comes back from the browser's memory
 * reads the choice again.
 */
const SET_THEME = `(function(root,key){
function kept(){try{return localStorage.getItem(key)}catch(error){}}
function set(theme){
if(theme!=="day"&&theme!=="evening")theme="device";
root.dataset.theme=theme;
document.querySelectorAll('meta[name="theme-color"]').forEach(function(meta){
var own=meta.dataset.media=meta.dataset.media||meta.media;
meta.media=theme==="device"?own:/dark/.test(own)===(theme==="evening")?"all":"not all"})}
set(kept());
addEventListener("${THEME_CHOSEN}",function(event){set(event.detail)});
addEventListener("storage",function(){set(kept())});
addEventListener("pageshow",function(event){if(event.persisted)set(kept())})})`.replaceAll('\n', '');

const CHOSEN_THEME = `<script>${SET_THEME}(document.documentElement,"${THEME_KEY}")</script>`;

/** Only for pages with scripts: without them nobody could have chosen. */
const setTheme = ({ headEnd }: PageTags, scripts: Edit[]): Edit[] =>
  headEnd === undefined || scripts.length === 0 ? [] : [{ start: headEnd, end: headEnd, text: CHOSEN_THEME }];

/**
 * The first paint of a page needs only its text and its styles (docs/decisions/010). A page whose structure this does
 * not recognize stays as the framework wrote it: correct, and painted later.
 *
 * @returns the page, and the CSP sources of the scripts that were added
 */
export async function paintFirst(html: string): Promise<{ html: string; sources: string[] }> {
  const source = readTags(html);
  const scripts = loadScriptsLate(source);
  if (!scripts) return { html, sources: [] };
  const added = [...setTheme(source, scripts), ...scripts];
  return {
    html: applyEdits(html, [...(await inlineStyles(source)), ...added]),
    sources: added.flatMap(({ text }) => scriptHashes(text)),
  };
}

type Known = {
  /** What Next's own scripts of this page are marked with. */
  mark: string | undefined;
  builtScripts: ReadonlySet<string>;
};

/**
 * A public page as it is sent, and the CSP sources of the inline scripts that may run in it: those that Next wrote
 * for this page, those of the build, and the front's own. Any other script in it came with content, and stays blocked.
 */
export async function finishHtml(
  made: Buffer,
  { mark, builtScripts }: Known,
): Promise<{ body: Buffer; sources: string[] }> {
  const { html, sources } = takeMarks(made.toString('utf8'), mark);
  const painted = await paintFirst(html);
  const built = scriptHashes(html).filter((source) => builtScripts.has(source));
  return {
    body: Buffer.from(painted.html),
    sources: [...new Set([...painted.sources, ...sources, ...built])],
  };
}
