import { describe, expect, it } from 'vitest';
import { quoteRequest } from '@/features/merch/quotes.form';
import { newsletterRequest } from '@/features/newsletter/newsletter.form';
import { addedMessage } from '@/features/support/contract';
import { supportRequest } from '@/features/support/support.form';
import { waitlistRequest } from '@/features/waitlist/waitlist.form';
import { refusalSentence } from './refusals';

const WORDS = { failure: 'It did not work.', byCode: { 'too-many': 'Too many.' } };

it.each([
  ['name', 'Name must be at least 2 characters, and at most 100.'],
  ['email', 'Please enter a valid email address.'],
  ['subject', 'Subject must be at least 5 characters, and at most 200.'],
  ['category', 'Please select a category.'],
  ['message', 'Message must be at least 10 characters, and at most 5000.'],
  ['priority', 'Please select a priority level.'],
  ['too-many', 'Too many.'],
  ['<b>You won</b>', 'It did not work.'],
  ['toString', 'It did not work.'],
])('of a support request: %s', (code, sentence) => {
  expect(refusalSentence(WORDS, supportRequest, code)).toBe(sentence);
});

it.each([
  ['quantity', 'Quantity must be a whole number from 1 to 10,000.'],
  ['tier', 'Please select which order this is.'],
  ['sizes', 'Sizes must be at most 1000 characters.'],
  ['idea', 'Design idea must be at most 5000 characters.'],
])('of a quote request: %s', (code, sentence) => {
  expect(refusalSentence(WORDS, quoteRequest, code)).toBe(sentence);
});

describe('of the others', () => {
  it('a field that may be left out', () => {
    expect(refusalSentence(WORDS, newsletterRequest, 'name')).toBe('Name must be at most 100 characters.');
  });

  it('a choice', () => {
    expect(refusalSentence(WORDS, waitlistRequest, 'organizationSize')).toBe(
      'Please select an organization size.',
    );
  });

  it('a text of any length but none', () => {
    expect(refusalSentence(WORDS, addedMessage, 'message')).toBe(
      'Please write a message. Message must be at most 5000 characters.',
    );
  });
});
