import { type EditedDocument, newWords, rowsOn } from './row';
import { homeWithOneBenefit, pageWithSeats, source } from './texts';

const HERO = 'main section:has(h1)';
const BENEFITS = 'section[aria-labelledby="benefits-title"]';
const STRIP = 'main > section:first-of-type';

export const homePage: EditedDocument = {
  global: 'home-page',
  preview: 'home-page',
  previews: ['/'],
  adds: { 'showcase.points.3.title': 'showcase.points', 'questions.list.0.question': 'questions.list' },
  rows: [
    ...newWords('/', HERO, ['hero.lead', 'hero.inside', 'hero.aside', 'seats.apply', 'seats.many']),
    ...newWords('/', HERO, ['phones.title', 'phones.text', 'phones.tour']),
    ...newWords('/', source('/'), [
      'phones.narrow',
      'phones.after',
      'phones.again',
      'phones.stop',
      'phones.next',
      'phones.name',
      'phones.doorTitle',
      'phones.doorText',
      'phones.formalTitle',
      'phones.formalText',
      'phones.duesTitle',
      'phones.duesText',
      'phones.houseTitle',
      'phones.houseText',
    ]),
    ...rowsOn('/', [['phones.place', 'Walk {stop} of {stops}', source('/'), 'Walk 2 of 4']]),
    ...newWords('/', pageWithSeats('/', 0), ['seats.applyFull', 'seats.full']),
    ...newWords('/', pageWithSeats('/', 1), ['seats.one']),
    ...newWords('/', `${BENEFITS} [role="img"]@aria-label`, ['seats.counter']),
    ...newWords('/', BENEFITS, [
      'benefits.heading',
      'benefits.lead',
      'benefits.chapters',
      'benefits.note',
      'benefits.apply',
    ]),
    ...newWords('/', homeWithOneBenefit, ['benefits.leadOne']),
    ...newWords('/', pageWithSeats('/', 0), ['benefits.noteFull', 'benefits.applyFull']),
    ...newWords('/', '#features', [
      'features.heading',
      'features.lead',
      'features.rooms.0.title',
      'features.rooms.0.text',
      'thursday.people',
      'thursday.events',
      'thursday.budget',
      'thursday.pipeline',
      'thursday.alert',
      'thursday.files',
      'showcase.heading',
      'showcase.points.0.title',
      'showcase.points.0.text',
      'showcase.points.3.title',
      'showcase.points.3.text',
      'showcase.soon',
    ]),
    ...newWords('/', 'section[aria-labelledby="letter-title"]', [
      'founders.heading',
      'founders.text',
      'founders.signature',
    ]),
    ...newWords('/', source('/'), [
      'questions.heading',
      'questions.list.0.question',
      'questions.list.0.answer',
    ]),
    ...newWords('/', `${STRIP}@aria-label`, ['strips.announcements']),
    ...newWords('/', `${STRIP} button`, ['strips.pauseAnnouncements']),
    ...newWords('/', `${BENEFITS} button`, ['strips.pauseChapters']),
    ...newWords('/', source('/'), ['strips.playAnnouncements', 'strips.playChapters']),
    ...rowsOn('/', [
      ['search.description', 'What the home page tells search engines.', 'meta[name="description"]@content'],
    ]),
    ...newWords('/', pageWithSeats('/', 0), ['search.descriptionFull']),
  ],
};
