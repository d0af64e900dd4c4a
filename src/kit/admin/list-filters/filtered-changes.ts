/** `in` with a list of ids: rows that were chosen one by one. */
const isChoice = (name: string) => name.includes('[id][in]');

/** Behind the parts of any condition that the request has itself. */
const PLACE = 19;

/**
 * A change of all rows of a list means the rows that its filter leaves. Payload's own drawer that unpublishes them
 * forgets the filter, which only the page's address has; for the others it is the same condition twice.
 * @returns the request's address with that filter
 */
export function withListFilter(address: string, method: string, page: Pick<Location, 'pathname' | 'search'>) {
  const [path = '', query = ''] = address.split('?');
  const list = page.pathname.replace(/^\/admin\/collections\/([^/]+)$/, '/admin/api/$1');
  if (method.toUpperCase() !== 'PATCH' || path !== list) return address;
  const asked = new URLSearchParams(query);
  if ([...asked.keys()].some(isChoice)) return address;
  for (const [name, value] of new URLSearchParams(page.search))
    if (name.startsWith('where[')) asked.append(`where[and][${PLACE}]${name.slice('where'.length)}`, value);
  return `${path}?${asked}`;
}
