import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './late-scripts';
import { applyEdits, readTags } from './page-tags';

/**
 * The first paint of a page needs only its text and its styles (docs/decisions/036). A page whose structure this does
 * not recognize stays as the framework wrote it: correct, and painted later.
 */
export async function paintFirst(page: Buffer): Promise<Buffer> {
  const html = page.toString('utf8');
  const source = readTags(html);
  const scripts = loadScriptsLate(source);
  if (!scripts) return page;
  return Buffer.from(applyEdits(html, [...(await inlineStyles(source)), ...scripts]));
}
