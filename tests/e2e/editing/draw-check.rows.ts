import { plantRounds } from './planted-rounds';
import { type EditedDocument, newWords, newWordsWith } from './row';
import { source } from './texts';

const ROUND = '/links/draw/1';
const SEALED = '/links/draw/2';
const DRAWN = '/links/draw/3';
const FIRST = '/links/draw/5';

export const drawCheck: EditedDocument = {
  global: 'draw-check',
  preview: 'draw-check',
  previews: ['/links/draw'],
  plant: plantRounds,
  rows: [
    ...newWords(ROUND, 'main', [
      'check.title',
      'check.more',
      'check.start',
      'check.download',
      'lines.closed',
      'lines.committed',
      'lines.change',
      'lines.came',
      'lines.winner',
      'lines.idle',
      'sources.heading',
      'sources.link',
      'sources.byHand',
      'sources.outed',
      'math.show',
      'math.heading',
      'math.text',
      'math.unstamped',
      'math.rules',
      'math.fingerprint',
      'math.copy',
    ]),
    ...newWordsWith('{count}', ROUND, 'main', [
      'check.text',
      'sources.rows',
      'sources.free',
      'sources.disqualifiedOne',
      'sources.time',
    ]),
    ...newWordsWith('{link}', ROUND, 'main', ['sources.text']),
    ...newWordsWith('{rows} {file}', ROUND, 'main', ['sources.list']),
    ...newWords(ROUND, source(ROUND), [
      'check.stop',
      'check.again',
      'check.scripts',
      'check.failed',
      'check.tooMany',
      'check.noFile',
      'check.part',
      'check.offline',
      'check.compared',
      'check.stated',
      'check.found',
      'lines.yourself',
      'lines.running',
      'lines.matches',
      'lines.matchesSoFar',
      'lines.tell',
      'math.copied',
      'math.notCopied',
    ]),
    ...newWordsWith('{count}', ROUND, source(ROUND), ['check.progress', 'lines.took']),
    ...newWordsWith('{status}', ROUND, source(ROUND), ['check.answered']),
    ...newWordsWith('{reason}', ROUND, source(ROUND), ['check.failedText', 'lines.wrong']),
    ...newWords(SEALED, 'main', [
      'lines.due',
      'sources.isOut',
      'sources.setFree',
      'sources.joined',
      'sources.parted',
      'sources.admitted',
      'math.stamped',
    ]),
    ...newWordsWith('{count}', SEALED, 'main', [
      'sources.row',
      'sources.freeOne',
      'sources.disqualified',
      'sources.times',
    ]),
    ...newWords(DRAWN, 'main', ['sources.noneByHand']),
    ...newWords(FIRST, 'main', ['check.first']),
  ],
};
