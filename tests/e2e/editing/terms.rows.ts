import type { EditedDocument } from './row';

const PATH = '/terms';

/** One policy for all: a rich text and days beside plain texts. */
export const terms: EditedDocument = {
  global: 'terms',
  previews: [PATH],
  rows: [
    { field: 'title', text: 'Terms, rewritten', on: PATH, place: 'h1' },
    {
      field: 'body',
      text: 'New first words of Terms. ',
      on: PATH,
      place: 'article',
      reads: 'New first words of Terms.',
    },
    {
      field: 'effectiveDate',
      text: 'January 15, 2026',
      stored: '2026-01-15',
      on: PATH,
      place: 'main dl > div:nth-child(2)',
    },
    {
      field: 'lastUpdated',
      text: 'January 9, 2026',
      stored: '2026-01-09',
      on: PATH,
      place: 'main dl > div:nth-child(1)',
    },
    {
      field: 'changeNote',
      text: 'Why Terms was rewritten.',
      on: `${PATH}/history`,
      place: 'main li:first-child',
    },
  ],
};
