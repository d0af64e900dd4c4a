import { expect, it } from 'vitest';
import { closeAddresses, isClosed } from './closed-addresses';

it('closes nothing by itself', () => {
  expect(['/', '/help', '#newsletter'].filter(isClosed)).toEqual([]);
});

it('closes paths, what is below them, and anchors on every page', () => {
  closeAddresses(['/help', '/links/draw', '#newsletter']);
  const closed = [
    '/help',
    '/help?q=1',
    '/help/search',
    '/help#top',
    '/help/opengraph-image?v=1',
    '/links/draw/3/wheel',
    '#newsletter',
    '/#newsletter',
    '/blog/one#newsletter',
  ];
  expect(closed.filter((href) => !isClosed(href))).toEqual([]);
  const open = ['/', '/helpful', '/links', '/links/rules', '/up/help', '#top', 'https://a.example/help', ''];
  expect(open.filter(isClosed)).toEqual([]);
});
