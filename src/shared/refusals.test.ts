import { describe, expect, it } from 'vitest';
import { quoteRequest } from '@/features/merch/contract';
import { newsletterRequest } from '@/features/newsletter/contract';
import { addedMessage, supportRequest } from '@/features/support/contract';
import { waitlistRequest } from '@/features/waitlist/contract';
import { messageForm, newsletterForm, quoteForm, supportForm, waitlistForm } from './forms';
import { refusalSentence } from './refusals';

it.each([
  ['name', 'Name must be at least 2 characters, and at most 100.'],
  ['email', 'Please enter a valid email address.'],
  ['subject', 'Subject must be at least 5 characters, and at most 200.'],
  ['category', 'Please select a category.'],
  ['message', 'Message must be at least 10 characters, and at most 5000.'],
  ['priority', 'Please select a priority level.'],
  [
    'too-many',
    'We got too many requests from your network in the past hour. Please try again later, or write to us.',
  ],
  ['<b>You won</b>', 'There was an error submitting your request. Please try again.'],
  ['toString', 'There was an error submitting your request. Please try again.'],
])('of a support request: %s', (code, sentence) => {
  expect(refusalSentence(supportForm, supportRequest, code)).toBe(sentence);
});

it.each([
  ['quantity', 'Quantity must be a whole number from 1 to 10,000.'],
  ['tier', 'Please select which order this is.'],
  ['sizes', 'Sizes must be at most 1000 characters.'],
  ['idea', 'Design idea must be at most 5000 characters.'],
  ['too-large', 'The design file must be at most 10 MB.'],
])('of a quote request: %s', (code, sentence) => {
  expect(refusalSentence(quoteForm, quoteRequest, code)).toBe(sentence);
});

describe('of the others', () => {
  it('a field that may be left out', () => {
    expect(refusalSentence(newsletterForm, newsletterRequest, 'name')).toBe(
      'Name must be at most 100 characters.',
    );
  });

  it('a choice', () => {
    expect(refusalSentence(waitlistForm, waitlistRequest, 'organizationSize')).toBe(
      'Please select an organization size.',
    );
  });

  it('a text of any length but none', () => {
    expect(refusalSentence(messageForm, addedMessage, 'message')).toBe(
      'Please write a message. Message must be at most 5000 characters.',
    );
  });
});
