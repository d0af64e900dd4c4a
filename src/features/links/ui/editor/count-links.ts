import { isShown } from '../../contract';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** '5 links, one hidden': the number of links, and of those that visitors do not see now. */
export function countLinks(links: Parameters<typeof isShown>[0][], now: number) {
  const hidden = links.filter((link) => !isShown(link, now)).length;
  return `${links.length} ${links.length === 1 ? 'link' : 'links'}, ${WORDS[hidden] ?? hidden} hidden`;
}
