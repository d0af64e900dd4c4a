import { type EditedDocument, newWords as newWordsOf, rowsOn } from './row';
import { source } from './texts';

/** Unlike those of the home page, which has fields of the same names. */
const newWords = (...given: Parameters<typeof newWordsOf>) =>
  newWordsOf(...given).map((row) => ({ ...row, text: row.text.replace('N', 'U') }));

const SECTION = '#letters';
const SHARED = '/up/xi-psi';

export const lettersSection: EditedDocument = {
  global: 'letters-section',
  preview: 'letters-section',
  previews: ['/'],
  rows: [
    ...newWords('/', SECTION, [
      'section.heading',
      'section.lead',
      'section.label',
      'section.limit',
      'section.help',
      'section.helpKeys',
      'house.card',
      'house.claim',
    ]),
    ...rowsOn('/', [
      ['house.applyWithout', 'Apply here', SECTION],
      ['house.plate', 'Up plate', 'main section:has(h1)'],
      ['section.keys', 'Up keys', `${SECTION} fieldset@aria-label`],
      ['section.remove', 'Up remove', `${SECTION} [name="remove"]@aria-label`],
    ]),
    ...newWords('/', source('/'), [
      'section.send',
      'messages.up',
      'messages.unread',
      'messages.cut',
      'messages.blocked',
      'card.headline',
      'card.invitation',
    ]),
    ...rowsOn(SHARED, [
      ['house.change', 'Up change', source(SHARED)],
      ['house.copy', 'Up copy', source(SHARED)],
      ['house.copied', 'Up copied', source(SHARED)],
      ['house.share', 'Up share', source(SHARED)],
      ['house.save', 'Up save', source(SHARED)],
      ['house.apply', 'Be {name}', source(SHARED), 'Be Xi Psi'],
      ['opened.heading', 'Up go {letters}', source(SHARED), 'Up go ΞΨ'],
      ['opened.question', 'Up yours?', source(SHARED)],
      ['opened.other', 'Up others', source(SHARED)],
      ['card.description', 'Up on the house: {letters}', source(SHARED), 'Up on the house: ΞΨ'],
      // Where a page's code looks it up.
      ['blocked.sets', 'Chi Mu Nu Chi', source('/'), 'ΧΜΝΧ'],
    ]),
  ],
};
