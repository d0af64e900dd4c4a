import { line, needing, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

const section = (numeral: string, name: string) =>
  line(`Section ${numeral}`, 24, name, `The form of a post calls it “${name}”.`);

/** The texts around the posts: of /blog, its lists, and what is the same on each post and in the feeds. */
export const BLOG_TEXTS = {
  slug: 'minutes-page' as const,
  label: 'Blog: around the posts',
  about: 'Posts are written under Posts. What /blog says before the first of them is under Blog.',
  parts: {
    opening: part('Opening', {
      title: line('Heading', 30, 'Minutes'),
      lead: paragraph(
        'Below the heading',
        160,
        'What we build, what chapters taught us, and what we got wrong. Short enough for a Sunday.',
      ),
    }),
    sections: part('Sections', {
      label: line('What they are called, read aloud', 40, 'Order of business'),
      all: line('Posts of every section', 24, 'Everything'),
      rollCall: section('I', 'Roll call'),
      treasurersReport: section('II', 'Treasurer’s report'),
      oldBusiness: section('III', 'Old business'),
      newBusiness: section('IV', 'New business'),
      goodOfTheOrder: section('V', 'Good of the order'),
    }),
    list: part('Lists of posts', {
      minutes: needing(['minutes'], line('Reading time', 24, '{minutes} min read')),
      pages: line('Name of the way to further pages, read aloud', 30, 'Pages'),
      shown: needing(
        ['count', 'all'],
        line('What the first page shows', 40, '{count} of {all}', 'Both become numbers, in words.'),
      ),
      later: needing(
        ['first', 'last'],
        line('What a later page shows', 40, '{first} to {last} of {all}', 'All three become numbers.'),
      ),
      newer: line('Button to newer posts', 24, 'Newer minutes'),
      older: line('Button to older posts', 24, 'Older minutes'),
    }),
    post: part('On each post', {
      contents: line('Above its headings', 24, 'Contents'),
      pass: line('Ways to pass it on: heading', 24, 'Pass it on'),
      copy: line('Button that copies its address', 24, 'Copy the link'),
      copied: line('Copied', 40, 'Link copied'),
      failed: line('Not copied', 40, 'The browser did not copy'),
      forward: line('Link to an email', 24, 'Send by email'),
      print: line('Button that prints', 24, 'Print'),
      more: line('Name of the links to other posts, read aloud', 30, 'More minutes'),
      before: needing(
        ['date'],
        line('Above the post before', 40, 'Before this, {date}', '{date} becomes the day of that post.'),
      ),
      alike: needing(
        ['section'],
        line('Above a post of the same section', 30, 'More of {section}', '{section} becomes its name.'),
      ),
    }),
    search: part('Search results and link previews', {
      description: paragraph(
        'Description of the blog',
        160,
        'What we build, what chapters taught us, and what we got wrong. Short enough for a Sunday.',
      ),
      page: needing(
        ['title', 'page'],
        line(
          'Title of a later page',
          40,
          '{title}, page {page}',
          'They become the list’s title and a number.',
        ),
      ),
      posts: paragraph(
        'Description of a later page',
        160,
        'Posts on what we build, what chapters taught us, and what we got wrong.',
      ),
      section: needing(
        ['section'],
        paragraph(
          'Description of a section',
          160,
          'Filed under {section}: posts on what we build, what chapters taught us, and what we got wrong.',
        ),
      ),
    }),
    feed: part('Feeds, for feed readers', {
      title: line('Title', 60, '{brand}: Minutes'),
      description: paragraph(
        'Description',
        160,
        'What we build, what chapters taught us, and what we got wrong.',
      ),
    }),
  },
};

export type BlogWords = WordsOf<typeof BLOG_TEXTS>;
