import { describe, expect, it } from 'vitest';
import {
  asGreek,
  blockedSets,
  formLetters,
  GREEK,
  lettersOfSlug,
  namesOf,
  readLetters,
  upPath,
  withoutNames,
} from './contract';

const read = (text: string) => readLetters(text).letters;

describe('readLetters', () => {
  it('takes the keys of a Greek keyboard, its letters, and their names', () => {
    expect(read('jcv')).toBe('ΞΨΩ');
    expect(read('abgdezhuiklmnjoprstyfxcv')).toBe('ΑΒΓΔΕ');
    expect(read('ξψω')).toBe('ΞΨΩ');
    expect(read('άς')).toBe('ΑΣ');
    expect(read('Xi Psi Omega')).toBe('ΞΨΩ');
    expect(read('lambda-chi')).toBe('ΛΧ');
    expect(read('Ξ psi v')).toBe('ΞΨΩ');
  });

  it('has 24 letters, each with a key of its own', () => {
    expect(GREEK.map(([letter]) => letter).join('')).toBe('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ');
    expect(new Set(GREEK.map(([, , key]) => key)).size).toBe(24);
  });

  it('leaves out what is neither, and says so', () => {
    expect(readLetters('Xi Psi House')).toEqual({ letters: 'ΞΨ', unread: ['House'], isCut: false });
    expect(readLetters('A7Q')).toEqual({ letters: 'Α', unread: ['7', 'Q'], isCut: false });
    expect(readLetters('  ')).toEqual({ letters: '', unread: [], isCut: false });
  });

  it('carries five letters', () => {
    expect(readLetters('abgdez')).toEqual({ letters: 'ΑΒΓΔΕ', unread: [], isCut: true });
  });
});

it('shows what was typed in Greek, sign by sign, and a name as its letter', () => {
  expect(asGreek('jcv')).toBe('ΞΨΩ');
  expect(asGreek('Ξ hou')).toBe('Ξ hou');
  expect(asGreek('ά1')).toBe('Α1');
  expect(withoutNames('xi ps')).toBe('Ξ ps');
  expect(withoutNames('ΧΙ')).toBe('ΧΙ');
});

describe('the address of letters', () => {
  it('has their names, and nothing else is one', () => {
    expect(namesOf('ΞΨΩ')).toBe('Xi Psi Omega');
    expect(upPath('ΞΨΩ')).toBe('/up/xi-psi-omega');
    expect(lettersOfSlug('xi-psi-omega')).toBe('ΞΨΩ');
    expect(lettersOfSlug('mu')).toBe('Μ');
    for (const slug of [
      '',
      'jcv',
      'ΞΨΩ',
      'Xi-Psi',
      'xi--psi',
      'xi-psi-',
      'xi-house',
      'call-me',
      'xi-xi-xi-xi-xi-xi',
      'constructor',
    ])
      expect(lettersOfSlug(slug), slug).toBeNull();
  });

  it('can be blocked, one set per line', () => {
    expect(blockedSets('Xi Psi Omega\n\nΚΚΚ\n')).toEqual(['ΞΨΩ', 'ΚΚΚ']);
    expect(blockedSets('')).toEqual([]);
  });
});

it('adds the pressed key to a form that was sent without JavaScript, or takes a letter back', () => {
  const form = { text: 'ΞΨ', add: '', isRemoving: false };
  expect(formLetters(form).letters).toBe('ΞΨ');
  expect(formLetters({ ...form, add: 'Omega' }).letters).toBe('ΞΨΩ');
  expect(formLetters({ ...form, add: 'constructor' }).letters).toBe('ΞΨ');
  expect(formLetters({ ...form, isRemoving: true }).letters).toBe('Ξ');
  expect(formLetters({ ...form, text: 'ΞΨΞΨΞ', add: 'Omega' }).letters).toBe('ΞΨΞΨΞ');
});
