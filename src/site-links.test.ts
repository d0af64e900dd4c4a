import { expect, it } from 'vitest';
import { linksToRecords } from './site-links';

const SITE = 'https://colonnade.example';
const asked = (...hrefs: string[]) => linksToRecords(hrefs, SITE);

it('finds the links of this site that only a published record can answer, however they are written', () => {
  expect(
    asked(
      '/suport?a=b#c',
      'https://colonnade.example/merchh/',
      '/blog/no-post',
      '/blog/topics',
      '/help/dues#steps',
      '/careers/engineer',
      '/suport?a=b#c',
    ),
  ).toEqual([
    { href: '/suport?a=b#c', path: '/suport' },
    { href: 'https://colonnade.example/merchh/', path: '/merchh' },
    { href: '/blog/no-post', path: '/blog/no-post' },
    { href: '/blog/topics', path: '/blog/topics' },
    { href: '/help/dues#steps', path: '/help/dues' },
    { href: '/careers/engineer', path: '/careers/engineer' },
  ]);
});

it('leaves every other link alone', () => {
  expect(
    asked(
      '/',
      '/#waitlist',
      '/support?topic=dues',
      '/merch/',
      '/help',
      '/newsletter',
      '/newsletter/preferences',
      '/support/status',
      '/merch/quote',
      '/manifest.webmanifest',
      '/blog/page/2',
      '/blog/topics/roll-call',
      '/blog/feed.xml',
      '/media/a.png',
      '/links/draw/3',
      '/terms/history',
      '/terms/history/2',
      'https://colonnade.example/about',
      'https://elsewhere.example/suport',
      'mailto:a@b.example',
      '#here',
    ),
  ).toEqual([]);
});
