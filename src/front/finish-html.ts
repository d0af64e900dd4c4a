import { paintFirst } from './first-paint';
import { takeMarks } from './known-scripts';
import { scriptHashes } from './script-hashes';

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
