import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './late-scripts';
import { applyEdits, readTags } from './page-tags';
import { scriptHashes } from './script-hashes';

/**
 * The first paint of a page needs only its text and its styles (docs/decisions/036). A page whose structure this does
 * not recognize stays as the framework wrote it: correct, and painted later.
 *
 * @returns the page, and the CSP sources of the scripts that were added
 */
export async function paintFirst(html: string): Promise<{ html: string; sources: string[] }> {
  const source = readTags(html);
  const scripts = loadScriptsLate(source);
  if (!scripts) return { html, sources: [] };
  return {
    html: applyEdits(html, [...(await inlineStyles(source)), ...scripts]),
    sources: scripts.flatMap(({ text }) => scriptHashes(text)),
  };
}
