import { type EditedDocument, rowsOn } from './row';

export const accessibility: EditedDocument = {
  global: 'accessibility',
  previews: ['/accessibility'],
  adds: { 'features.groups.0.items.3.text': 'features.groups.0.items' },
  rows: rowsOn('/accessibility', [
    ['intro.heading', 'Accessibility under a new heading', 'h1'],
    ['intro.lead', 'First sentences of Accessibility, written anew.', 'main header .text-lead'],
    ['features.heading', 'What we look after', 'main > section:nth-of-type(1) h2'],
    ['features.groups.0.name', 'First group', 'main > section:nth-of-type(1) dl > div:first-child dt'],
    [
      'features.groups.0.items.0.text',
      'The first feature of the first group.',
      'main > section:nth-of-type(1) dl > div:first-child dd:nth-of-type(1)',
    ],
    [
      'features.groups.0.items.3.text',
      'A feature that was added.',
      'main > section:nth-of-type(1) dl > div:first-child dd:last-child',
    ],
    ['standards.heading', 'What we measure by', 'main > section:nth-of-type(2) h2'],
    ['standards.rows.0.name', 'First standard', 'main > section:nth-of-type(2) dl > div:first-child dt'],
    [
      'standards.rows.0.status',
      'Underway',
      'main > section:nth-of-type(2) dl > div:first-child dd:nth-of-type(1)',
    ],
    [
      'standards.rows.0.text',
      'What the first standard is.',
      'main > section:nth-of-type(2) dl > div:first-child dd:nth-of-type(2)',
    ],
    ['audit.heading', 'The check of late', '#last-check'],
    ['audit.text', 'How the check is made.', '#last-check + p'],
    ['help.heading', 'A stone in the way?', 'main > section:nth-of-type(4) h2'],
    ['help.text', 'Whom to tell of the stone.', 'main > section:nth-of-type(4) .text-lead'],
    ['help.supportLink', 'Tell of it', 'main > section:nth-of-type(4) a'],
    ['search.title', 'Accessibility as searched', 'title', 'Accessibility as searched | Colonnade'],
    [
      'search.description',
      'What Accessibility tells search engines now.',
      'meta[name="description"]@content',
    ],
  ]),
};
