import { type EditedDocument, rowsOn } from './row';

export const careers: EditedDocument = {
  global: 'careers',
  previews: ['/careers'],
  adds: { 'engineering.interests.4.text': 'engineering.interests' },
  rows: rowsOn('/careers', [
    ['intro.heading', 'Careers under a new heading', 'h1'],
    ['intro.lead', 'First sentences of Careers, written anew.', 'main header .text-lead'],
    ['engineering.name', 'Room number 1', 'main article:nth-of-type(1) h2'],
    ['engineering.text', 'What is done in room 1.', 'main article:nth-of-type(1) p'],
    [
      'engineering.interests.0.text',
      'First interest of room 1',
      'main article:nth-of-type(1) li:first-child',
    ],
    [
      'engineering.interests.4.text',
      'An interest that was added',
      'main article:nth-of-type(1) li:last-child',
    ],
    ['design.name', 'Room number 2', 'main article:nth-of-type(2) h2'],
    ['design.text', 'What is done in room 2.', 'main article:nth-of-type(2) p'],
    ['design.interests.0.text', 'First interest of room 2', 'main article:nth-of-type(2) li:first-child'],
    ['business.name', 'Room number 3', 'main article:nth-of-type(3) h2'],
    ['business.text', 'What is done in room 3.', 'main article:nth-of-type(3) p'],
    ['business.interests.0.text', 'First interest of room 3', 'main article:nth-of-type(3) li:first-child'],
    ['hello.heading', 'A heading for hello', 'main > section:nth-of-type(2) h2'],
    ['hello.text', 'How to say hello nowadays.', 'main > section:nth-of-type(2) h2 + p'],
    ['hello.supportLink', 'Say it here', 'main > section:nth-of-type(2) a[href="/support"]'],
    ['hello.networkLink', 'Say it over there', 'main > section:nth-of-type(2) a[target="_blank"]'],
    ['search.title', 'Careers as searched', 'title', 'Careers as searched | Colonnade'],
    ['search.description', 'What Careers tells search engines now.', 'meta[name="description"]@content'],
  ]),
};
