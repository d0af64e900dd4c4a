import { expect, it } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import type { PublicRound } from '../contract';
import { ROUND_TEXTS } from '../contract.round-texts';
import { shownWinner, wayIn } from './winner';

const places = [1, 2].map((place) => ({ place, ticket: place * 10, person: place }));
const round = (passedOver: number[], state: PublicRound['state'] = 'published') =>
  ({
    state,
    facts: {
      accounts: [{ key: 'x', label: 'Follow us on X', address: 'https://x.com/colonnade' }],
      draw: { places, passedOver: passedOver.map((place) => ({ place, reason: 'No answer', at: '' })) },
    },
    names: [
      { place: 1, account: 'x', name: 's•••m' },
      { place: 2, account: 'free', name: 'a•••z' },
    ],
  }) as unknown as PublicRound;

it('is the first place that was not passed over, by the name that may be shown', () => {
  expect(shownWinner(round([]))).toEqual({ place: 1, ticket: 10, person: 1, account: 'x', name: 's•••m' });
  expect(shownWinner(round([1]))).toMatchObject({ place: 2, name: 'a•••z' });
  expect(shownWinner(round([], 'drawn'))).toMatchObject({ place: 1 });
});

it('is nobody when all were passed over, or the round was canceled', () => {
  expect(shownWinner(round([1, 2]))).toBeNull();
  expect(shownWinner(round([], 'cancelled'))).toBeNull();
});

it('entered through an account, or by writing to us', () => {
  const { result } = wordsOf(ROUND_TEXTS, {}, { brand: '', seats: 0, left: 0 });
  expect(wayIn(result, round([]), 'x')).toBe('entered through “Follow us on X”');
  expect(wayIn(result, round([]), 'free')).toBe('entered by a free entry');
});
