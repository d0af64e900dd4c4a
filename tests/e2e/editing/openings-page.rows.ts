import { type EditedDocument, newWords } from './row';
import { openingPage } from './texts';

const OPENING = '/careers/treasurer-of-words';

export const openingsPage: EditedDocument = {
  global: 'openings-page',
  preview: 'openings-page',
  previews: ['/careers'],
  rows: [
    ...newWords('/careers', openingPage('/careers'), [
      'list.heading',
      'list.lead',
      'list.until',
      'list.found',
      'list.remote',
      'search.title',
      'search.description',
    ]),
    ...newWords(OPENING, openingPage(OPENING), [
      'page.kind',
      'page.place',
      'page.pay',
      'page.applyHeading',
      'page.applyText',
      'page.apply',
      'page.subject',
      'page.back',
    ]),
  ],
};
