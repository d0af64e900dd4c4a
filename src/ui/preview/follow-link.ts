export type PreviewLink = { path: string; label: string; address: string; isCurrent: boolean };

type Way =
  /** the browser's own way is right */
  | { kind: 'leave' }
  | { kind: 'scroll'; hash: string }
  | { kind: 'preview'; address: string }
  | { kind: 'tab'; address: string };

/**
 * Where a link of a previewed page leads: to the same place of this preview, to the preview of another page that shows
 * the same draft, or out into a tab, since public pages refuse to stand in a frame.
 * @param href as the browser resolved it
 * @param here the address of the preview
 */
export function followLink(href: string, here: string, pages: PreviewLink[]): Way {
  const [to, from] = [new URL(href), new URL(here)];
  const isHere = to.origin === from.origin && to.pathname === from.pathname;
  if (isHere || !/^https?:$/.test(to.protocol)) return { kind: 'leave' };
  const page = to.origin === from.origin ? pages.find(({ path }) => path === to.pathname) : undefined;
  if (page?.isCurrent) return { kind: 'scroll', hash: to.hash };
  if (page) return { kind: 'preview', address: page.address + to.hash };
  return { kind: 'tab', address: to.href };
}
