import { expect, it } from 'vitest';
import { isForeign, pageOf } from './request-origin';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ origin: 'https://site.example' }, false],
  [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, false],
  [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' }, true],
  [{ origin: 'https://evil.example', host: 'site.example' }, true],
  [{ origin: 'https://site.example.evil.example', host: 'site.example' }, true],
  [{ origin: 'null', host: 'site.example' }, true],
  [{ origin: '', host: 'site.example' }, true],
])('%o: foreign %s', (headers, foreign) => expect(isForeign(new Headers(headers))).toBe(foreign));

it.each<[string | null, string | null]>([
  ['https://site.example/merch?x=1#top', '/merch'],
  ['http://192.168.1.5:3000/', '/'],
  ['https://evil.example/merch', null],
  ['not an address', null],
  [null, null],
])('%s: the form was on %s', (referer, page) => {
  const headers = new Headers({ host: '192.168.1.5:3000', ...(referer === null ? {} : { referer }) });
  expect(pageOf(headers)).toBe(page);
});
