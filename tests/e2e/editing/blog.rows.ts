import { type EditedDocument, rowsOn } from './row';

export const blog: EditedDocument = {
  global: 'blog',
  previews: ['/blog'],
  adds: { 'agenda.items.5.name': 'agenda.items' },
  rows: rowsOn('/blog', [
    ['intro.heading', 'Blog under a new heading', 'h1'],
    ['intro.lead', 'First sentences of Blog, written anew.', 'main header .text-lead'],
    ['agenda.heading', 'Another order of the day', 'main > section:nth-of-type(1) h2'],
    ['agenda.items.0.name', 'First item', 'main > section:nth-of-type(1) li:first-child h3'],
    [
      'agenda.items.0.text',
      'What the first item is about.',
      'main > section:nth-of-type(1) li:first-child p',
    ],
    ['agenda.items.5.name', 'Item that was added', 'main > section:nth-of-type(1) li:last-child h3'],
    [
      'agenda.items.5.text',
      'What {brand} says in the added item.',
      'main > section:nth-of-type(1) li:last-child p',
      'What Colonnade says in the added item.',
    ],
    ['meanwhile.heading', 'In the meantime', 'main > section:nth-of-type(2) h2'],
    ['meanwhile.waitlistLink', 'Stand in line', 'main > section:nth-of-type(2) a[href="/#waitlist"]'],
    ['meanwhile.waitlistText', 'About standing in line.', 'main > section:nth-of-type(2) li:nth-child(1) p'],
    ['meanwhile.newsletterLink', 'Have it sent', 'main > section:nth-of-type(2) a[href="/#newsletter"]'],
    ['meanwhile.newsletterText', 'About having it sent.', 'main > section:nth-of-type(2) li:nth-child(2) p'],
    ['meanwhile.supportLink', 'Ask for it', 'main > section:nth-of-type(2) a[href="/support"]'],
    ['meanwhile.supportText', 'About asking for it.', 'main > section:nth-of-type(2) li:nth-child(3) p'],
    ['search.title', 'Blog as searched', 'title', 'Blog as searched | Colonnade'],
    ['search.description', 'What Blog tells search engines now.', 'meta[name="description"]@content'],
  ]),
};
