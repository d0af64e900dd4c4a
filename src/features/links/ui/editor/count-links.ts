import type { SocialLink } from '../../contract';

/** '5 links, 1 hidden': all of them, and how many of those visitors do not see. */
export function countLinks(links: Pick<SocialLink, 'isActive'>[]) {
  const hidden = links.filter((link) => !link.isActive).length;
  return `${links.length} ${links.length === 1 ? 'link' : 'links'}, ${hidden} hidden`;
}
