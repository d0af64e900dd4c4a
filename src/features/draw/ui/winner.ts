import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { PublicRound } from '../contract';
import type { RoundWords } from '../contract.round-texts';
import { winningPlace } from '../protocol/facts';

export type Winner = {
  /** 1, or higher when earlier places were passed over. */
  place: number;
  /** From 0. */
  ticket: number;
  person: number;
  /** Masked, unless the winner agreed to another name. */
  name: string;
  account: string;
};

/**
 * The current winner, by the name that may be shown.
 * @returns null while no result is public, after the round was canceled, and when nobody is left
 */
export function shownWinner({
  state,
  facts,
  names,
}: Pick<PublicRound, 'state' | 'facts' | 'names'>): Winner | null {
  const won = state !== 'cancelled' && facts.draw ? winningPlace(facts.draw) : null;
  const name = won && names.find(({ place }) => place === won.place);
  return won && name ? { ...won, name: name.name, account: name.account } : null;
}

/** How a ticket got into the list: 'entered through “Follow us on X”'. */
export function wayIn(
  { followed, free }: RoundWords['result'],
  { facts }: Pick<PublicRound, 'facts'>,
  key: string,
): string {
  const account = facts.accounts.find((one) => one.key === key);
  return account ? fillPlaceholders(followed, { account: account.label }) : free;
}
