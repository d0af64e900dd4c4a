import { expect, it } from 'vitest';
import { withListFilter } from './filtered-changes';

const page = (search: string, pathname = '/admin/collections/posts') => ({ pathname, search });
const FILTER = '?limit=10&where[or][0][and][0][title][contains]=Dues';
const ALL = '/admin/api/posts?where[and][0][_status][not_equals]=draft';
const words = (address: string) => decodeURIComponent(address).replace('/admin/api/', '');

it('adds the filter of the list to a change of all its rows', () => {
  expect(words(withListFilter(ALL, 'PATCH', page(FILTER)))).toBe(
    'posts?where[and][0][_status][not_equals]=draft&where[and][19][or][0][and][0][title][contains]=Dues',
  );
});

it.each([
  ['no filter', ALL, 'PATCH', page('?limit=10')],
  ['rows that were chosen', '/admin/api/posts?where[and][0][id][in][0]=1', 'PATCH', page(FILTER)],
  ['one record', '/admin/api/posts/1?draft=true', 'PATCH', page(FILTER)],
  ['another collection', '/admin/api/media?depth=0', 'PATCH', page(FILTER)],
  ['a page that is no list', '/admin/api/posts', 'PATCH', page(FILTER, '/admin/collections/posts/1')],
  ['a read', '/admin/api/posts?depth=0', 'get', page(FILTER)],
])('leaves alone: %s', (_, address, method, shown) => {
  expect(words(withListFilter(address, method, shown))).toBe(words(address));
});
