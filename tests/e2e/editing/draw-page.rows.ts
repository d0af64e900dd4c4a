import { DRAW_TEXTS } from '../../../src/features/draw/contract.texts';
import { wordsOf } from '../../../src/shared/page-texts';
import { call, signIn } from '../../support/api';
import { plantRounds, withOneTicket, withoutRounds } from './planted-rounds';
import { type EditedDocument, newWords, newWordsWith, type Reading, rowsOn } from './row';
import { source } from './texts';

const PATH = '/links/draw';
const LINKS = '/links';
const RULES = '/links/rules';
/** The site's first round. */
const ROUND = '/links/draw/1';
const SEALED = '/links/draw/2';
const WHEEL = '/links/draw/1/wheel';

const hidden =
  (path: string): Reading =>
  (site) =>
    withoutRounds(site, [path]);

const listWithout = hidden(PATH);

/** The list of rounds, and what /links says of the last. */
const withOne: Reading = (site) => withOneTicket(site, [PATH, LINKS]);

/** What is drawn into the page's picture. */
const card: Reading = async (site) => {
  const { drawFacts } = await import('../../../src/features/draw/server/draw.metadata');
  const path = '/admin/api/globals/draw-page?depth=0';
  const { text } = await call(site, path, { headers: { cookie: await signIn(site) } });
  return JSON.stringify(drawFacts(wordsOf(DRAW_TEXTS, JSON.parse(text), { brand: '', seats: 0, left: 0 })));
};

export const drawPage: EditedDocument = {
  global: 'draw-page',
  preview: 'draw-page',
  previews: [PATH],
  plant: plantRounds,
  rows: [
    ...newWords(PATH, 'h1', ['opening.title']),
    ...newWords(PATH, 'main', [
      'opening.lead',
      'rounds.heading',
      'rounds.committed',
      'rounds.drawn',
      'rounds.published',
      'rounds.cancelled',
      'rounds.first',
      'rounds.fingerprint',
      'how.heading',
      'how.steps.0.step',
      'how.steps.0.text',
      'proves.heading',
      'proves.does',
      'proves.doesText',
      'proves.doesMore',
      'proves.not',
      'proves.link',
      'proves.notMore',
    ]),
    ...newWordsWith('{link}', PATH, 'main', ['proves.notText']),
    ...rowsOn(PATH, [
      ['rounds.won', '{winner} took {prize}', 'main', ' took $250'],
      ['rounds.time', 'Sealed on {date}', 'main', 'Sealed on August 23, 2023'],
      ['rounds.tickets', 'chances here', 'main'],
      ['counting.people', '{count} heads', 'main', ' heads'],
      ['search.title', 'New search.title', 'title', 'New search.title | Colonnade'],
      ['search.description', 'What the draw tells search engines.', 'meta[name="description"]@content'],
    ]),
    ...newWords(PATH, listWithout, ['none.title', 'none.text', 'none.until']),
    ...rowsOn(PATH, [
      ['none.accounts', 'To the accounts', listWithout],
      ['none.rules', 'To the rules', listWithout],
      ['rounds.ticket', 'one chance', withOne],
      ['counting.ticket', '{count} lot', withOne, '1 lot'],
      ['counting.person', '{count} head', withOne, '1 head'],
    ]),
    ...newWords(PATH, card, ['search.headline', 'search.call', 'search.stub']),
    ...newWords(LINKS, 'main', ['stakes.promise', 'stakes.check', 'stakes.day']),
    ...rowsOn(LINKS, [
      ['counting.tickets', '{count} lots', 'main', ' lots'],
      ['stakes.time', 'toward {time}', 'main', 'toward '],
      ['stakes.days', 'sunrises', 'main'],
      ['stakes.hours', 'turns', 'main'],
      ['stakes.minutes', 'moments', 'main'],
      ['stakes.oneDay', 'one sunrise', source(LINKS)],
      ['stakes.last', '{winner} took home {prize}', 'main', ' took home $250'],
      ['stakes.lastRound', '{title} and {tickets}', 'main', 'Spring draw and '],
    ]),
    ...newWords(LINKS, source(LINKS), ['stakes.closed']),
    ...newWords(RULES, 'main', ['stakes.prize', 'stakes.entriesClosed', 'stakes.sponsor']),
    ...newWords(RULES, hidden(RULES), ['stakes.open']),
    ...rowsOn(ROUND, [['search.round', '{title}, as drawn', 'title', 'Spring draw, as drawn | Colonnade']]),
    ...newWordsWith('{prize}', ROUND, source(ROUND), ['search.published']),
    ...newWordsWith('{prize}', SEALED, source(SEALED), ['search.sealed']),
    ...rowsOn(WHEEL, [['search.wheel', '{title}, turned', 'title', 'Spring draw, turned | Colonnade']]),
    ...newWords(WHEEL, source(WHEEL), ['search.wheelDescription']),
  ],
};
