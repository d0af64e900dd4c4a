import { describe, expect, it } from 'vitest';
import { headingIds } from './heading-ids';

describe('the id of a heading', () => {
  it.each([
    ['How we protect it', 'how-we-protect-it'],
    ['  Cookies & analytics: today?  ', 'cookies-analytics-today'],
    ['What you’re free to do', 'what-youre-free-to-do'],
    ['Café rules, 2nd edition', 'cafe-rules-2nd-edition'],
    ['ΓΝΩΘΙ ΣΑΥΤΟΝ', 'γνωθι-σαυτον'],
    ['…', 'section'],
  ])('of %j is %j', (text, id) => {
    expect(headingIds()(text)).toBe(id);
  });

  it('differs from other headings’ ids, and from ids elsewhere in the page', () => {
    const name = headingIds();
    expect(['Children', 'Children', 'Children 2', 'Newsletter', 'Content'].map(name)).toEqual([
      'children',
      'children-2',
      'children-2-2',
      'newsletter-2',
      'content-2',
    ]);
  });
});
