import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/core/shared/page-texts';
import { HOME_TEXTS } from '../contract.texts';
import { seatWords } from './seat-words';

const original = (seats: number, left: number) =>
  seatWords(wordsOf(HOME_TEXTS, {}, { brand: 'Portico', seats, left }).seats, left);

describe('seatWords', () => {
  it('gives the specified texts while no seat is taken', () => {
    expect(original(100, 100)).toEqual({
      figure: '100',
      caption: 'founding spots left',
      apply: 'Apply as a Founding Chapter',
      counter: '100 of 100 founding spots left',
    });
  });

  it('counts down', () => {
    expect(original(100, 37)).toMatchObject({ figure: '37', counter: '37 of 100 founding spots left' });
    expect(original(100, 1).caption).toBe('founding spot left');
  });

  it('becomes a waitlist when the last seat is taken', () => {
    expect(original(100, 0)).toEqual({
      figure: null,
      caption: 'All 100 founding places are taken',
      apply: 'Join the waitlist',
      counter: 'All 100 founding places are taken',
    });
    expect(original(80, 0).caption).toBe('All 80 founding places are taken');
  });
});
