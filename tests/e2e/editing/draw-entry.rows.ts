import type { LookupAnswer } from '../../../src/features/draw/server/lookup.endpoint';
import { call } from '../../support/api';
import { plantRounds } from './planted-rounds';
import { type EditedDocument, newWords, newWordsWith, type Reading, rowsOn } from './row';
import { source, takeSecretOf } from './texts';

const ROUND = '/links/draw/1';
const LOOKUP = '/links/draw/lookup';

/** The page without JavaScript after this answer. */
const told =
  (answer: LookupAnswer['answer']): Reading =>
  async (site) => {
    takeSecretOf(site);
    const { issueToken } = await import('../../../src/db/signed-token');
    const found: LookupAnswer = { round: 1, answer, tickets: 2, numbers: [6] };
    return (await call(site, `${LOOKUP}?found=${issueToken('draw-lookup', JSON.stringify(found))}`)).text;
  };

export const drawEntry: EditedDocument = {
  global: 'draw-entry',
  preview: 'draw-entry',
  previews: ['/links/draw'],
  plant: plantRounds,
  rows: [
    ...newWords(ROUND, 'main', [
      'form.title',
      'form.text',
      'form.privacy',
      'form.account',
      'form.name',
      'form.hint',
      'form.submit',
    ]),
    ...rowsOn(ROUND, [['form.free', 'No follow', 'main']]),
    ...newWords(ROUND, source(ROUND), [
      'form.choose',
      'form.pending',
      'form.noName',
      'form.failed',
      'form.again',
      'form.link',
      'yes.before',
      'yes.keep',
      'no.title',
      'no.unproven',
      'erased.check',
    ]),
    ...newWordsWith('{numbers}', ROUND, source(ROUND), ['yes.one', 'yes.many']),
    ...newWordsWith('{ticket}', ROUND, source(ROUND), ['yes.won']),
    ...newWordsWith('{winner}', ROUND, source(ROUND), ['yes.lost']),
    ...newWordsWith('{all}', ROUND, source(ROUND), ['yes.stubOne', 'yes.stub']),
    ...newWordsWith('{link}', ROUND, source(ROUND), ['no.text', 'no.unprovenText']),
    ...newWords(LOOKUP, source(`${LOOKUP}?refused=invalid`), ['plain.draws', 'plain.refused']),
    ...newWords(LOOKUP, told('in'), ['yes.after', 'plain.back', 'plain.more', 'plain.said']),
    ...newWordsWith('{numbers}', LOOKUP, told('in'), ['plain.yes']),
    ...newWordsWith('{link}', LOOKUP, told('not-in'), ['plain.no']),
    ...newWords(LOOKUP, told('erased'), ['erased.title', 'erased.text']),
  ],
};
