import { describe, expect, it } from 'vitest';
import { pageMetadata } from './page-metadata';

const facts = { title: 'Support', description: 'Write to us.' };

describe('what a page tells about itself', () => {
  it('names page and brand, its canonical address, and the same for link previews', () => {
    expect(pageMetadata({ name: 'ΑΦΑ & Sons' }, '/support', facts)).toMatchObject({
      title: { absolute: 'Support | ΑΦΑ & Sons' },
      description: 'Write to us.',
      alternates: { canonical: '/support' },
      robots: undefined,
      openGraph: { title: 'Support | ΑΦΑ & Sons', url: '/support', siteName: 'ΑΦΑ & Sons' },
      twitter: { card: 'summary_large_image', title: 'Support | ΑΦΑ & Sons' },
    });
  });

  it('puts the brand first where the page says so', () => {
    const { title } = pageMetadata({ name: 'A' }, '/', { ...facts, fullTitle: 'A: run it' });
    expect(title).toEqual({ absolute: 'A: run it' });
  });

  it('asks search engines to skip pages without text, and addresses that are not in the list', () => {
    const robots = (path: string, isEmpty = false) =>
      pageMetadata({ name: 'A' }, path, { ...facts, isEmpty }).robots;
    expect(robots('/terms')).toBeUndefined();
    expect(robots('/terms', true)).toEqual({ index: false });
    expect(robots('/terms/history')).toEqual({ index: false });
  });
});
