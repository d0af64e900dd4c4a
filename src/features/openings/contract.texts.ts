import { line, paragraph, part, type WordsOf } from '@/core/shared/page-texts';

/** The texts of /careers while there is an opening, and around each of them. */
export const OPENINGS_TEXTS = {
  slug: 'openings-page' as const,
  label: 'Open positions page',
  about: 'It stands at /careers while at least one opening is published; otherwise the Careers page does.',
  parts: {
    list: part('The list', {
      heading: line('Heading', 60, 'Work on {brand} with us'),
      lead: paragraph('Text', 200, 'These are all the positions that are open now.'),
      until: line('Above the last day', 40, 'Open until'),
      found: line('Instead of a last day', 60, 'somebody is found'),
      remote: line('After the place, where one may work from home', 40, 'or remote'),
    }),
    page: part('One position', {
      kind: line('Label of the kind', 30, 'Kind'),
      place: line('Label of the place', 30, 'Place'),
      pay: line('Label of the pay', 30, 'Pay'),
      applyHeading: line('How to apply: heading', 60, 'Apply'),
      applyText: paragraph(
        'How to apply: text',
        300,
        'Write us an email. Say what you have done, and what you would do here. A person answers.',
      ),
      apply: line('Button', 30, 'Write an email'),
      subject: line(
        'Subject of that email',
        80,
        'Application: {title}',
        '{title} becomes that of the position.',
      ),
      back: line('Link to the list', 30, 'All positions'),
    }),
    search: part('Search results', {
      title: line('Title', 60, 'Open positions'),
      description: paragraph(
        'Description',
        160,
        'The positions that are open at {brand} now: what each is, where, and how to apply.',
      ),
    }),
  },
};

export type OpeningsWords = WordsOf<typeof OPENINGS_TEXTS>;
