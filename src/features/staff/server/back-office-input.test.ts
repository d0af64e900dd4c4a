import { expect, it } from 'vitest';
import { checkPath, checkRequestQuery, nestsTooDeep } from './back-office-input';

const ask = (query: string) => () =>
  checkRequestQuery(new URL(`http://a.example/admin/api/waitlist?${query}`));

it.each([
  '',
  'limit=0&page=3&depth=1&sort=-createdAt&draft=true&locale=en',
  'where[email][equals]=a%40b.co',
  'where[or][0][and][0][status][in]=accepted,declined',
  'where[and][1][or][0][id][not_in][0]=1&where[and][1][or][0][id][not_in][1]=2',
  'where[id][in][]=1&where[id][in][]=2',
  'where[document.relationTo][equals]=waitlist&where[document.value][equals]=7',
  'select[email]=true&joins[x][limit]=5&search=Ada&bom=1',
  'limit=',
  `where${'[or][0]'.repeat(4)}[id][equals]=1`,
])('passes %s', (query) => expect(ask(query)).not.toThrow());

it.each([
  'page=-5',
  'page[]=-5',
  'page=1&page=-5',
  'limit[gt]=1',
  'depth=x',
  'where=x',
  'where[or]=x',
  'where[or][0]=x',
  'where[email]=x',
  'where[email][near]=1,2,3',
  'where[email][equals]=%00',
  'where[id][near][or][][greater_than]=x',
  'where[id][equals][x][equals]=1',
  'where[or][equals]=1',
  'where[0][equals]=1',
  `where${'[or][0]'.repeat(5)}[id][equals]=1`,
  'data=x',
])('refuses %s', (query) => expect(ask(query)).toThrow('The request is not valid'));

it.each([
  'waitlist',
  'waitlist/7',
  'waitlist/count',
  'waitlist/export',
  'waitlist/transitions',
  'users/me',
  'media/file/a.png',
  'globals/brand',
  'posts/versions',
  'posts/versions/7',
  'globals/brand/versions',
  'globals/brand/versions/7',
  'globals/brand/access',
  'help-articles/versions',
  'help-articles/versions/7',
  'payload-preferences/waitlist-list',
])('accepts %s', (path) => expect(() => checkPath(path.split('/'))).not.toThrow());

it.each([
  'waitlist/abc',
  "waitlist/1'",
  'waitlist/9999999999',
  'waitlist/versions',
  'posts/versions/x',
  'globals/brand/versions/abc',
  'help-articles/versions/abc',
  'help-articles/versions/9999999999',
  'globals/brand/versions/9999999999',
  'constructor',
  '__proto__/1',
  'payload-preferences/versions/1',
])('has nothing at %s', (path) =>
  expect(() => checkPath(path.split('/'))).toThrow('There is nothing at this address'),
);

it('knows how deep JSON nests, whatever its texts contain', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect([nestsTooDeep(nested(200)), nestsTooDeep(nested(201))]).toEqual([false, true]);
  expect(nestsTooDeep(JSON.stringify(Array(1000).fill({ text: '{"[\\"' })))).toBe(false);
  expect(nestsTooDeep(`{"a":"\\\\","b":${nested(200)}}`)).toBe(true);
});
