export type PreviewLink = { path: string; label: string; address: string; isCurrent: boolean };

type Way =
  /** the browser's default is right */
  | { kind: 'leave' }
  | { kind: 'scroll'; hash: string }
  | { kind: 'preview'; address: string }
  | { kind: 'tab'; address: string };

/**
 * Where a link on a previewed page goes: to an anchor in this preview, to the preview of another page that shows the
 * same draft, or to a new tab, since public pages refuse to be framed.
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
