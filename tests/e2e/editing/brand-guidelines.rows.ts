import { type EditedDocument, rowsOn } from './row';

const practices = '#usage ~ div > div:nth-child(1)';
const suggestions = '#usage ~ div > div:nth-child(2)';
const first = 'dl > div:first-child';

export const brandGuidelines: EditedDocument = {
  global: 'brand-guidelines',
  previews: ['/social-media'],
  rows: rowsOn('/social-media', [
    ['intro.heading', 'Assets under a new heading', 'h1'],
    ['intro.lead', 'First sentences of the assets, written anew.', 'main header .text-lead'],
    [
      'information.description',
      'What we are, in a sentence to paste.',
      'section[aria-labelledby="brand-information"] dl > div:nth-child(3) dd',
    ],
    ['usage.lead', 'Why any of this matters.', '#usage ~ .text-lead'],
    ['practices.heading', 'What works', `${practices} h3`],
    ['practices.rows.0.name', 'First practice, its name', `${practices} ${first} dt`],
    ['practices.rows.0.text', 'First practice, its text.', `${practices} ${first} dd`],
    ['suggestions.heading', 'What to post', `${suggestions} h3`],
    ['suggestions.rows.0.name', 'First suggestion, its name', `${suggestions} ${first} dt`],
    ['suggestions.rows.0.text', 'First suggestion, its text.', `${suggestions} ${first} dd`],
    ['search.title', 'Assets as searched', 'title', 'Assets as searched | Colonnade'],
    ['search.description', 'What the assets tell search engines now.', 'meta[name="description"]@content'],
  ]),
};
