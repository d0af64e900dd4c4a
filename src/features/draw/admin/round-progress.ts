import { dateTimeText } from '@/kit/admin/date-time-text';
import type { RoundControl } from '../contract';
import { FIRST_PROTOCOL } from '../protocol/first-version';
import { BEFORE_COMMITMENT, type DrawState } from '../rules/round-states';

export type RoundStep = {
  id: 'lists' | 'commit' | 'draw' | 'publish' | 'prize';
  title: string;
  /** What happens there. */
  what: string;
  /** What must come before it. */
  first: string;
  /** What is still missing while it is the current step. */
  missing: (control: RoundControl) => string;
  /** Its figure, once it is done. */
  done: (control: RoundControl) => string;
};

const number = new Intl.NumberFormat('en-US');
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** 'Closed Nov 22, 2026, 4:10 PM'; without the time for rounds older than their history. */
const since = (word: string, at: string | undefined) => (at ? `${word} ${dateTimeText(at)}` : word);

function missingEntries({ accounts, lists, tickets }: RoundControl): string | null {
  if (lists.some(({ state }) => state === 'failed'))
    return 'Missing: a list that could not be read. Try it again or remove it.';
  if (lists.some(({ state }) => ['waiting', 'running', 'leaving'].includes(state)))
    return 'Missing: a list that is still being read.';
  if (accounts.length === 0) return 'Missing: an account that counts. Choose one above and save.';
  return tickets === 0 ? 'Missing: the first ticket.' : null;
}

function missingValue({ underWay, value, facts }: RoundControl): string {
  if (underWay === 'drawing') return 'The round is being drawn…';
  if (value) return `Missing: round ${value.round} of drand. It comes out ${dateTimeText(value.due)}.`;
  return facts?.protocol === FIRST_PROTOCOL
    ? 'This round uses the first version of the protocol and can no longer be drawn: cancel it.'
    : 'Missing: the public value.';
}

export const winnerOf = ({ places }: RoundControl) =>
  places.find(({ passedOver }) => passedOver === null) ?? null;

function missingClaim(control: RoundControl): string {
  const winner = winnerOf(control);
  if (winner?.claimed) return 'Nothing is missing.';
  return winner?.contacted
    ? `Missing: the claim. ${since('The winner was contacted', winner.contacted.at)}.`
    : 'Missing: a message to the winner, then the claim.';
}

function broughtBy({ people, lists, entered }: RoundControl): string {
  const read = lists.filter(({ state }) => state === 'done').length;
  const from = read > 0 ? ` from ${counted(read, 'list', 'lists')}` : '';
  return `${counted(people, 'person', 'people')}${from}. ${since('Closed', entered.closed)}`;
}

/** Each state of a round, until it ends, has one step. */
export const ROUND_STEPS: readonly RoundStep[] = [
  {
    id: 'lists',
    title: 'Add the lists',
    what: 'Add follower lists and free entries until you close the round.',
    first: '',
    missing: (control) =>
      missingEntries(control) ?? 'Nothing is missing. Close the round when the last list is in.',
    done: broughtBy,
  },
  {
    id: 'commit',
    title: 'Commit',
    what: 'No one can be added anymore. You look through the people, then fix and publish the list, the prize and the moment.',
    first: 'First close the round.',
    missing: (control) =>
      control.underWay === 'committing'
        ? 'The list is being hashed…'
        : (missingEntries(control) ?? 'Missing: the moment of the draw, and your commitment.'),
    done: ({ tickets, facts, entered }) =>
      `${counted(tickets, 'ticket', 'tickets')}, ${counted(facts?.commitment.places ?? 0, 'place', 'places')}. ${since('Committed', entered.committed)}`,
  },
  {
    id: 'draw',
    title: 'Draw',
    what: 'A public network publishes its number at the moment you chose, and the winner follows from it.',
    first: 'First commit to the list.',
    missing: missingValue,
    done: ({ places, entered }) =>
      `${counted(places.length, 'place', 'places')}. ${since('Drawn', entered.drawn)}`,
  },
  {
    id: 'publish',
    title: 'Publish',
    what: 'You see who won. Spin the wheel if there is an audience, then publish the result.',
    first: 'First the round must be drawn.',
    missing: (control) =>
      winnerOf(control) ? 'Missing: your decision to publish.' : 'Missing: a place that is not passed over.',
    done: ({ entered }) => since('Published', entered.published),
  },
  {
    id: 'prize',
    title: 'Hand over the prize',
    what: 'You write to the winner, who claims the prize and may agree to be named.',
    first: 'First publish the result.',
    missing: missingClaim,
    done: (control) => since('Claimed', winnerOf(control)?.claimed?.at),
  },
];

const STEP_OF: Record<Exclude<DrawState, 'cancelled'>, number> = {
  open: 0,
  closed: 1,
  committed: 2,
  drawn: 3,
  published: 4,
};

/** How many steps are done; a canceled round keeps those it had done before. */
export function stepsDone(control: RoundControl): number {
  const { state, facts, places, entered } = control;
  if (state === 'published') return winnerOf(control)?.claimed ? 5 : 4;
  if (state !== 'cancelled') return STEP_OF[state];
  if (places.length > 0) return STEP_OF.drawn;
  if (facts) return STEP_OF.committed;
  return entered.closed ? STEP_OF.closed : STEP_OF.open;
}

/** Lists and people can be corrected, by staff and not while the worker commits to them. */
export const mayCorrect = ({ state, underWay }: RoundControl) =>
  BEFORE_COMMITMENT.includes(state) && underWay === null;
