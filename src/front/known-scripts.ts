import { randomBytes } from 'node:crypto';
import { readTags, type Tag } from './page-tags';
import { scriptSource } from './script-hashes';

/**
 * Next writes the nonce of this header on every script of its own, and on nothing else. A rendered page leaves here
 * without it: it is new for each rendering and known to nobody, so what an editor or a visitor wrote cannot have it.
 */
export const newMark = () => randomBytes(16).toString('base64url');
export const markHeader = (mark: string) => `script-src 'nonce-${mark}'`;

/** As Next writes its own; a tag that swallowed another one has more. */
const ATTRIBUTES = ['nonce', 'id'];
const isMarked = ({ name, attributes }: Tag, mark: string) =>
  name === 'script' &&
  attributes.nonce === mark &&
  Object.keys(attributes).every((one) => ATTRIBUTES.includes(one));

/**
 * @param mark undefined for a page that was rendered without one: none of its scripts is known
 * @returns the page without the mark, and the CSP sources of the inline scripts that had it
 */
export function takeMarks(html: string, mark: string | undefined): { html: string; sources: string[] } {
  if (mark === undefined) return { html, sources: [] };
  const bare = (text: string) => text.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '');
  const marked = readTags(html).tags.filter((tag) => isMarked(tag, mark));
  return { html: bare(html), sources: marked.map(({ text }) => scriptSource(bare(text))) };
}
