import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { PublicRound } from '../contract';
import type { DrawWords } from '../contract.texts';

const numbers = new Intl.NumberFormat('en-US');

export const inFigures = (count: number) => numbers.format(count);

/** `{count}` in the text of one or of many becomes the number. */
export const counted = (count: number, one: string, many: string) =>
  fillPlaceholders(count === 1 ? one : many, { count: inFigures(count) });

type Counting = DrawWords['counting'];

/** `7,001 tickets` */
export const ticketsIn = ({ ticket, tickets }: Counting, count: number) => counted(count, ticket, tickets);

export const peopleIn = ({ person, people }: Counting, count: number) => counted(count, person, people);

export const roundStatusText = ({ rounds }: DrawWords, { state }: Pick<PublicRound, 'state'>) =>
  rounds[state];
