import { type EditedDocument, newWords, rowsOn } from './row';
import { linksWithout, source } from './texts';

const PATH = '/links';

export const linksPage: EditedDocument = {
  global: 'links-page',
  preview: 'links-page',
  previews: [PATH],
  rows: [
    ...rowsOn(PATH, [
      ['intro.heading', 'Get {prize}!', 'h1', 'Get $250!'],
      ['intro.steps.0.step', 'Walk along', 'main ul b'],
      ['tickets.count', '{count} torn of {all}', 'main', ' torn of '],
      ['tickets.entry', 'token', 'main'],
    ]),
    ...newWords(PATH, 'main', [
      'intro.lead',
      'intro.steps.0.detail',
      'intro.terms',
      'intro.rules',
      'intro.check',
      'tickets.newTab',
      'tickets.note',
      'buttons.site',
    ]),
    ...rowsOn(PATH, [
      ['tickets.opened', 'Torn off', source(PATH)],
      ['picture.entry', 'coin each', source(PATH)],
      ['buttons.share', 'Pass on', source(PATH)],
    ]),
    ...newWords(PATH, source(PATH), [
      'tickets.isOpened',
      'buttons.save',
      'buttons.failed',
      'picture.call',
      'search.description',
    ]),
    ...newWords(PATH, linksWithout, ['tickets.none']),
    ...rowsOn(PATH, [['search.title', 'New search.title', 'title', 'New search.title | Colonnade']]),
  ],
};
