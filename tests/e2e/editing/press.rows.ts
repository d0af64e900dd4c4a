import { type EditedDocument, rowsOn } from './row';

export const press: EditedDocument = {
  global: 'press',
  previews: ['/press'],
  adds: { 'facts.rows.5.name': 'facts.rows' },
  rows: rowsOn('/press', [
    ['intro.heading', 'Press under a new heading', 'h1'],
    ['intro.lead', 'First sentences of Press, written anew.', 'main header .text-lead'],
    ['facts.heading', 'What is so', 'main section:nth-of-type(1) h2'],
    ['facts.rows.0.name', 'First fact, its name', 'main section:nth-of-type(1) dl > div:first-child dt'],
    ['facts.rows.0.text', 'First fact, its text', 'main section:nth-of-type(1) dl > div:first-child dd'],
    ['facts.rows.5.name', 'Added fact, its name', 'main section:nth-of-type(1) dl > div:last-child dt'],
    ['facts.rows.5.text', 'Added fact, its text', 'main section:nth-of-type(1) dl > div:last-child dd'],
    ['words.heading', 'Words to quote', 'main section:nth-of-type(2) h2'],
    ['words.line', 'One line, another one.', 'main section:nth-of-type(2) > div:nth-of-type(1) p:last-child'],
    [
      'words.paragraph',
      'A few sentences. These are two.',
      'main section:nth-of-type(2) > div:nth-of-type(2) p:last-child',
    ],
    [
      'words.page',
      'The longer words, kept short for once.',
      'main section:nth-of-type(2) > div:nth-of-type(3) p:last-child',
    ],
    ['marks.heading', 'How it looks', 'main section:nth-of-type(3) h2'],
    ['marks.text', 'How to use the mark from now on.', 'main section:nth-of-type(3) h2 + p'],
    ['marks.assetsLink', 'To all the pictures', 'main section:nth-of-type(3) a'],
    ['contact.heading', 'Who answers', 'main section:nth-of-type(4) h2'],
    ['contact.kitName', 'The kit by name', 'main section:nth-of-type(4) > div:nth-of-type(1) h3'],
    [
      'contact.kitText',
      'What the kit holds today.',
      'main section:nth-of-type(4) > div:nth-of-type(1) h3 + p',
    ],
    ['contact.kitLink', 'Send me the kit', 'main section:nth-of-type(4) > div:nth-of-type(1) a'],
    ['contact.mediaName', 'Inquiries by name', 'main section:nth-of-type(4) > div:nth-of-type(2) h3'],
    ['contact.mediaText', 'What may be inquired.', 'main section:nth-of-type(4) > div:nth-of-type(2) h3 + p'],
    [
      'contact.mediaSupportLink',
      'Inquire there',
      'main section:nth-of-type(4) > div:nth-of-type(2) a[href="/support"]',
    ],
    [
      'contact.mediaWaitlistLink',
      'Wait there',
      'main section:nth-of-type(4) > div:nth-of-type(2) a[href="/#waitlist"]',
    ],
    ['search.title', 'Press as searched', 'title', 'Press as searched | Colonnade'],
    ['search.description', 'What Press tells search engines now.', 'meta[name="description"]@content'],
  ]),
};
