import { CHOSEN_THEME } from './chosen-theme';
import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './late-scripts';
import { applyEdits, type Edit, type PageTags, readTags } from './page-tags';
import { scriptHashes } from './script-hashes';

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
