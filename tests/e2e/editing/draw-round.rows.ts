import { plantRounds } from './planted-rounds';
import { type EditedDocument, newWords, newWordsWith, rowsOn } from './row';

const ROUND = '/links/draw/1';
const SEALED = '/links/draw/2';
const DRAWN = '/links/draw/3';
const CANCELLED = '/links/draw/4';
const FIRST = '/links/draw/5';
const PASSED = '/links/draw/6';
const NOBODY = '/links/draw/7';
const DRAWN_AND_CANCELLED = '/links/draw/8';

export const drawRound: EditedDocument = {
  global: 'draw-round',
  preview: 'draw-round',
  previews: ['/links/draw'],
  plant: plantRounds,
  rows: [
    ...newWords(ROUND, 'main', [
      'head.state',
      'head.prize',
      'head.tickets',
      'head.people',
      'head.closed',
      'head.committed',
      'head.after',
      'head.check',
      'result.wheel',
      'result.check',
      'result.drawn',
      'places.place',
      'places.who',
      'places.ticket',
      'places.outcome',
      'places.winner',
      'places.next',
      'absent.missing',
      'absent.link',
      'absent.gone',
      'absent.goneText',
      'absent.limits',
    ]),
    ...newWordsWith('{link} {date}', ROUND, 'main', ['absent.missingText']),
    ...newWordsWith('{ticket} {way}', ROUND, 'main', ['result.text']),
    ...newWordsWith('{number}', ROUND, 'main', ['result.value']),
    ...newWordsWith('{count}', ROUND, 'main', ['places.all']),
    ...rowsOn(ROUND, [
      ['result.wins', '{winner} takes {prize}', 'main', ' takes $250'],
      ['result.followed', '{account} brought it', 'main', ' brought it'],
    ]),
    ...newWords(SEALED, 'main', [
      'head.before',
      'status.committed',
      'status.newTab',
      'status.keep',
      'status.download',
    ]),
    ...newWordsWith('{number} {date} {address}', SEALED, 'main', ['status.committedText']),
    ...rowsOn(SEALED, [['status.number', 'no. {round} of all', 'main', 'no. 60000000 of all']]),
    ...newWords(DRAWN, 'main', ['status.drawn', 'status.drawnText']),
    ...newWords(CANCELLED, 'main', ['status.cancelled', 'status.cancelledMore', 'absent.closed']),
    ...newWordsWith('{reason}', CANCELLED, 'main', ['status.cancelledText']),
    ...newWords(FIRST, 'main', ['head.first', 'result.secret']),
    ...newWords(PASSED, 'main', ['result.free']),
    ...newWordsWith('{place}', PASSED, 'main', ['result.onward']),
    ...newWordsWith('{reason}', PASSED, 'main', ['places.passed']),
    ...newWords(NOBODY, 'main', ['result.nobody', 'result.nobodyText']),
    ...newWords(DRAWN_AND_CANCELLED, 'main', ['places.drawn']),
  ],
};
