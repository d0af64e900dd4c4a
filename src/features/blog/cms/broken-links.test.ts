import { expect, it, vi } from 'vitest';
import { brokenLinks } from './broken-links';

vi.mock('@/env', () => ({ env: () => ({ SITE_URL: 'https://colonnade.example' }) }));

const exists = async (name: string) => name === 'a-post';
const broken = async (...hrefs: string[]) => {
  const found = await brokenLinks(
    hrefs.map((href) => ({ href, text: 'words' })),
    { under: '/blog', exists },
  );
  return found.map(({ href }) => href);
};

it('finds addresses of this site without a page, however they are written', async () => {
  expect(
    await broken(
      '/suport',
      'https://colonnade.example/merchh',
      '/blog/no-post',
      '/blog/topics',
      '/suport?a=b#c',
    ),
  ).toEqual([
    '/suport',
    'https://colonnade.example/merchh',
    '/blog/no-post',
    '/blog/topics',
    '/suport?a=b#c',
  ]);
});

it('leaves every other link alone', async () => {
  expect(
    await broken(
      '/',
      '/#waitlist',
      '/support?topic=dues',
      '/merch/',
      '/blog/a-post#top',
      '/blog/page/2',
      '/blog/topics/roll-call',
      '/blog/feed.xml',
      '/media/a.png',
      '/links/draw/3',
      '/terms/history/2',
      'https://colonnade.example/about',
      'https://elsewhere.example/suport',
      'mailto:a@b.example',
      '#here',
    ),
  ).toEqual([]);
});
