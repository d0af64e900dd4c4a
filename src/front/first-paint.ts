import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './late-scripts';
import { applyEdits, readTags } from './page-tags';

/**
 * What is there when a page is painted first is all that this needs: its text and its styles (docs/decisions/036).
 * A page of another shape than this knows stays as the framework wrote it: right, and painted later.
 */
export async function paintFirst(page: Buffer): Promise<Buffer> {
  const html = page.toString('utf8');
  const source = readTags(html);
  const scripts = loadScriptsLate(source);
  if (!scripts) return page;
  return Buffer.from(applyEdits(html, [...(await inlineStyles(source)), ...scripts]));
}
