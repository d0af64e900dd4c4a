import { expect, it } from 'vitest';
import { followLink } from './follow-link';

const here = 'https://chapters.example/admin/preview/home';
const pages = [
  { path: '/', label: 'Home', address: '/admin/preview/home', isCurrent: true },
  { path: '/links', label: 'Links', address: '/admin/preview/links', isCurrent: false },
];

it.each([
  ['https://chapters.example/#waitlist', { kind: 'scroll', hash: '#waitlist' }],
  ['https://chapters.example/', { kind: 'scroll', hash: '' }],
  ['https://chapters.example/links', { kind: 'preview', address: '/admin/preview/links' }],
  ['https://chapters.example/links#top', { kind: 'preview', address: '/admin/preview/links#top' }],
  ['https://chapters.example/terms', { kind: 'tab', address: 'https://chapters.example/terms' }],
  ['https://elsewhere.example/links', { kind: 'tab', address: 'https://elsewhere.example/links' }],
  ['https://chapters.example/admin/preview/home#main', { kind: 'leave' }],
  ['mailto:hello@chapters.example', { kind: 'leave' }],
])('%s', (href, way) => {
  expect(followLink(href, here, pages)).toEqual(way);
});
