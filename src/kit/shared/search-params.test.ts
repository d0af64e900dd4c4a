import { expect, it } from 'vitest';
import { askable } from './search-params';

it('accepts no NUL, in names, values and lists', async () => {
  const query = { search: 'a\u0000b', 'sort\u0000': '\u0000', in: ['\u0000', 'c'], page: '2' };
  expect(await askable(Promise.resolve(query))).toEqual({ search: 'ab', sort: '', in: ['', 'c'], page: '2' });
});
