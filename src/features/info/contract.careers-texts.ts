import {
  line,
  list,
  pageTop,
  paragraph,
  part,
  searchResult,
  textRows,
  type WordsOf,
} from '@/core/shared/page-texts';

const room = (label: string, name: string, text: string, interests: string[]) =>
  part(label, {
    name: line('Name', 120, name),
    text: paragraph('Text', 800, text),
    interests: list({
      label: 'Areas of interest',
      row: 'Area',
      min: 1,
      max: 6,
      columns: { text: line('Area', 120) },
      original: textRows(...interests),
    }),
  });

/** The page at /careers while no position is open. */
export const CAREERS_TEXTS = {
  slug: 'careers' as const,
  label: 'Careers page',
  parts: {
    intro: pageTop(
      'No open postings. Three teams in mind.',
      'We’re not hiring right now, and we won’t collect résumés just to file them away. When that changes, you’ll see it here first. Until then, here’s who we plan to look for.',
    ),
    engineering: room(
      'First room',
      'Engineering',
      'Build what a chapter leans on: a guest list that’s right, dues that add up, an announcement that gets there.',
      ['Web and mobile', 'Payments and records', 'Security and privacy', 'Keeping it all running'],
    ),
    design: room(
      'Second room',
      'Product & Design',
      'Sit down with officers, see where their evenings go, and design a shorter way through.',
      ['Product design', 'Research with chapters', 'Writing and accessibility'],
    ),
    business: room(
      'Third room',
      'Business',
      'Talk with chapters, advisors and campuses, and make sure what we promise is what they get.',
      ['Chapter onboarding', 'Support', 'Apparel and production'],
    ),
    hello: part('How to say hello', {
      heading: line('Heading', 120, 'Say hello early.'),
      text: paragraph(
        'Text',
        800,
        'Tell us which team you’d join and what you’d fix first. There’s no form and no deadline.',
      ),
      supportLink: line('Link to support', 120, 'Write to us'),
      networkLink: line(
        'Link to the LinkedIn page',
        120,
        'Find us on LinkedIn',
        'Shown while the brand settings have its address.',
      ),
    }),
    search: searchResult(
      'Careers',
      '{brand} has no open postings today. Here are three kinds of work we’ll hire for, and how to say hello early.',
    ),
  },
};

export type CareersWords = WordsOf<typeof CAREERS_TEXTS>;
