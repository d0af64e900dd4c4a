import { call, signIn } from '../../support/api';
import { plantRounds } from './planted-rounds';
import { type EditedDocument, newWords, newWordsWith, type Reading, rowsOn } from './row';
import { source } from './texts';

const WHEEL = '/links/draw/1/wheel';
const NOBODY = '/links/draw/7/wheel';

/** The presentation, before the result is published. */
const presented: Reading = async (site) =>
  (await call(site, '/admin/draws/3/wheel', { headers: { cookie: await signIn(site) } })).text;

export const drawWheel: EditedDocument = {
  global: 'draw-wheel',
  preview: 'draw-wheel',
  previews: ['/links/draw'],
  plant: plantRounds,
  rows: [
    ...newWords(WHEEL, 'main', [
      'wheel.stake',
      'wheel.spin',
      'wheel.sound',
      'below.heading',
      'below.text',
      'below.check',
    ]),
    ...newWordsWith('{tickets} {people}', WHEEL, 'main', ['wheel.size']),
    ...rowsOn(WHEEL, [['wheel.name', 'Turning: {size}', source(WHEEL), 'Turning: {size}']]),
    ...newWords(WHEEL, source(WHEEL), [
      'wheel.skip',
      'wheel.again',
      'wheel.retry',
      'wheel.failed',
      'wheel.scripts',
      'wheel.screen',
    ]),
    ...newWordsWith('{count}', WHEEL, source(WHEEL), ['wheel.person']),
    ...newWordsWith('{prize}', WHEEL, source(WHEEL), ['wheel.wins']),
    ...newWordsWith('{ticket} {way}', WHEEL, source(WHEEL), ['wheel.ticket']),
    ...newWords(WHEEL, presented, ['below.sealed']),
    ...newWords(NOBODY, 'main', ['nobody.heading', 'nobody.text']),
  ],
};
