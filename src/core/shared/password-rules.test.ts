import { expect, it } from 'vitest';
import { passwordProblem } from './password-rules';

it.each([
  ['', 'Please choose a password of at least 12 characters'],
  ['elevenchars', 'Please choose a password of at least 12 characters'],
  ['Aa1!Aa1!x', 'Please choose a password of at least 12 characters'],
  ['🏛🏛🏛🏛🏛🏛', 'Please choose a password of at least 12 characters'],
  ['x'.repeat(1025), 'Please choose a password of at most 1024 characters'],
  ['Nora.Of.The.Office', 'The password must not be the username'],
  ['Password1234', 'This password is too easy to guess. Please choose another one'],
  ['aaaaaaaaaaaaaa', 'This password is too easy to guess. Please choose another one'],
  ['abcdabcdabcd', 'This password is too easy to guess. Please choose another one'],
])('refuses %s', (password, problem) => {
  expect(passwordProblem(password, 'nora.of.the.office')).toBe(problem);
});

it.each(['all lower case words', '            x', 'seven columns stand', 'ΑΦΑ ΑΦΑ ΑΦΑ 1'])(
  'accepts %s',
  (password) => {
    expect(passwordProblem(password, 'nora')).toBeNull();
  },
);
