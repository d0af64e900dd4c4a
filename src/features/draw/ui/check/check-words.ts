import type { CheckName, CheckResult } from '../../protocol/check-draw';

/** Our addition to the protocol's checks: the files are compared with what this page shows. */
export type Checked = Omit<CheckResult, 'name'> & { name: CheckName | 'page' };

const WORDS: Record<Checked['name'], [right: string, wrong: string]> = {
  page: [
    'The files speak of the commitment on this page',
    'The files speak of another commitment than this page',
  ],
  protocol: ['They follow the published protocol', 'They do not follow the published protocol'],
  list: [
    'The list has as many tickets and people as committed, in its one possible order',
    'The list is not the one that was committed to',
  ],
  root: [
    'Every ticket leads to the committed root',
    'The tickets lead to another root than the committed one',
  ],
  fingerprint: [
    'The commitment has the published fingerprint',
    'The commitment does not have the published fingerprint',
  ],
  sources: [
    'Where the tickets came from is told as it was committed to',
    'Where the tickets came from is told otherwise than it was committed to',
  ],
  time: [
    'The commitment was there five minutes before the public number',
    'The public number does not come five minutes after the commitment',
  ],
  signature: [
    'The public number is the one of the committed drand round, signed by its network',
    'The public number is not the one of the committed drand round',
  ],
  places: [
    'The calculation gives exactly the published places',
    'The calculation gives other places than the published ones',
  ],
};

export const checkResultWords = ({ name, isRight }: Pick<Checked, 'name' | 'isRight'>) =>
  WORDS[name][isRight ? 0 : 1];

/** The verdict in one sentence. */
export function checkVerdict(checked: readonly Checked[]): string {
  const wrong = checked.filter(({ isRight }) => !isRight).length;
  if (wrong > 0) return wrong === 1 ? 'One thing does not match' : `${wrong} things do not match`;
  return checked.some(({ name }) => name === 'places')
    ? 'Everything matches: this result was calculated, not chosen'
    : 'What can be checked so far matches';
}
