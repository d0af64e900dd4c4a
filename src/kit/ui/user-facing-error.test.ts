import { expect, it } from 'vitest';
import { ApiError, NetworkError, UnexpectedAnswerError } from './http';
import { failureText } from './user-facing-error';

it.each([
  ['a refusal', new ApiError(400, 'No', ''), '400: No'],
  ['silence', new NetworkError(), 'The site did not answer. Please check your connection and try again.'],
  ['an answer that violates the contract', new UnexpectedAnswerError(), 'Please try again.'],
  ['our own bug', new TypeError('createObjectURL'), 'Please try again.'],
  ['code that did not load', new Error('Failed to load chunk'), 'Please try again.'],
])('says of %s what a person can act on', (_, error, text) => {
  expect(failureText(error, 'Please try again.')).toBe(text);
});
