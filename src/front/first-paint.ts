import { inlineStyles } from './inline-styles';
import { loadScriptsLate } from './late-scripts';

/** What is there when a page is painted first is all that this needs: its text and its styles (docs/decisions/036). */
export async function paintFirst(page: Buffer): Promise<Buffer> {
  return Buffer.from(loadScriptsLate(await inlineStyles(page.toString('utf8'))));
}
