import { line, list, pageTop, paragraph, part, searchResult, type WordsOf } from '@/core/shared/page-texts';

/** The page at /blog while no post is published. */
export const NO_POSTS_TEXTS = {
  slug: 'blog' as const,
  label: 'Blog page',
  parts: {
    intro: pageTop(
      'Coming Soon',
      'No posts yet. We’ll start writing when there’s something worth ten minutes of your Sunday. The agenda is already set.',
    ),
    agenda: part('What we will write about', {
      heading: line('Heading', 120, 'Order of business'),
      items: list({
        label: 'Items',
        row: 'Item',
        min: 1,
        max: 8,
        columns: { name: line('Name', 120), text: paragraph('Text', 800) },
        original: [
          { name: 'Roll call', text: 'Who’s building {brand}, and why for chapters.' },
          {
            name: 'Treasurer’s report',
            text: 'Why dues run late, and what a reminder can and can’t do about it.',
          },
          {
            name: 'Old business',
            text: 'The spreadsheet, the group chat, the binder: what each one got right.',
          },
          { name: 'New business', text: 'Every new feature, as seen by the officer who’ll use it.' },
          { name: 'Good of the order', text: 'Chapters on how they run things, in their own words.' },
        ],
      }),
    }),
    meanwhile: part('Until the first post', {
      heading: line('Heading', 120, 'Until the first post'),
      waitlistLink: line('Link to the waitlist', 120, 'Join the waitlist'),
      waitlistText: paragraph('About the waitlist', 800, 'Apply for one of {seats} founding spots.'),
      newsletterLink: line('Link to the newsletter', 120, 'Get the newsletter'),
      newsletterText: paragraph(
        'About the newsletter',
        800,
        'Launch news in your inbox, first post included.',
      ),
      supportLink: line('Link to support', 120, 'Ask us something'),
      supportText: paragraph('About support', 800, 'We respond within 24 hours, blog or no blog.'),
    }),
    search: searchResult(
      'Blog',
      'The {brand} blog starts when there’s something to say. Here’s what it will cover, and where to reach us until then.',
    ),
  },
};

export type NoPostsWords = WordsOf<typeof NO_POSTS_TEXTS>;
