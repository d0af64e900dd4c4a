import { type EditedDocument, rowsOn } from './row';

export const about: EditedDocument = {
  global: 'about',
  previews: ['/about'],
  adds: { 'story.paragraphs.4.text': 'story.paragraphs' },
  rows: rowsOn('/about', [
    ['intro.heading', 'About under a new heading', 'h1'],
    ['intro.lead', 'First sentences of About, written anew.', 'main header .text-lead'],
    [
      'mission.label',
      'The label in the roof',
      'main > section:nth-of-type(1) > div:first-of-type > p:first-of-type',
    ],
    [
      'mission.text',
      'The mission, carved anew.',
      'main > section:nth-of-type(1) > div:first-of-type > p:last-of-type',
    ],
    ['values.heading', 'Four other values', 'main > section:nth-of-type(1) h2'],
    ['values.firstName', 'Value 1', 'main article:nth-of-type(1) h3'],
    ['values.firstText', 'What value 1 means to us.', 'main article:nth-of-type(1) p'],
    ['values.secondName', 'Value 2', 'main article:nth-of-type(2) h3'],
    ['values.secondText', 'What value 2 means to us.', 'main article:nth-of-type(2) p'],
    ['values.thirdName', 'Value 3', 'main article:nth-of-type(3) h3'],
    ['values.thirdText', 'What value 3 means to us.', 'main article:nth-of-type(3) p'],
    ['values.fourthName', 'Value 4', 'main article:nth-of-type(4) h3'],
    ['values.fourthText', 'What value 4 means to us.', 'main article:nth-of-type(4) p'],
    ['story.heading', 'A story with another beginning', 'main > section:nth-of-type(2) h2'],
    [
      'story.tabs.0.text',
      'First tab, renamed',
      'main > section:nth-of-type(2) [aria-hidden] > div:last-child > span:first-child',
    ],
    [
      'story.paragraphs.0.text',
      'The first paragraph, told otherwise.',
      'main > section:nth-of-type(2) h2 + p',
    ],
    [
      'story.paragraphs.4.text',
      'One more paragraph for {seats} readers.',
      'main > section:nth-of-type(2) p:last-of-type',
      'One more paragraph for 100 readers.',
    ],
    ['closing.heading', 'The foot of the page', 'main > section:nth-of-type(3) h2'],
    ['closing.text', 'Words at the foot of the page.', 'main > section:nth-of-type(3) .text-lead'],
    ['closing.waitlistLink', 'To the list', 'main > section:nth-of-type(3) a[href="/#waitlist"]'],
    ['closing.supportLink', 'To the people', 'main > section:nth-of-type(3) a[href="/support"]'],
    ['search.title', 'About as searched', 'title', 'About as searched | Colonnade'],
    ['search.description', 'What About tells search engines now.', 'meta[name="description"]@content'],
  ]),
};
