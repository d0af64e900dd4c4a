import { expect, it } from 'vitest';
import { mismatchedEmail } from './mismatched-email';

const PREPARED = [
  { title: 'Sorry', text: 'Dear Ada,\n\nwe cannot offer you a place.\n\nYours', state: 'declined' },
  { title: 'Welcome', text: 'Dear Ada,\n\nwelcome to the founding chapters!', state: 'accepted' },
  { title: 'Waiting', text: 'Dear Ada,\n\nwe cannot offer you a place.', state: 'waitlisted' },
  { title: 'Question', text: 'Dear Ada,\n\nhow many members have you?', state: null },
];

it.each([
  ['of another state', 'Dear Ada,\n\nwelcome to the founding chapters!', 'declined', 'Welcome'],
  ['of this state', 'Dear Ada,\n\nwelcome to the founding chapters!', 'accepted', null],
  ['edited around its longest line', 'Hi, welcome to the founding chapters! See you', 'in-review', 'Welcome'],
  ['shared with an email for this state', 'Dear Ada,\n\nwe cannot offer you a place.', 'waitlisted', null],
  ['for every state', 'Dear Ada,\n\nhow many members have you?', 'accepted', null],
  ['somebody’s own words', 'Dear Ada, hello.', 'accepted', null],
])('a text %s', (_, text, state, title) => {
  expect(mismatchedEmail(text, PREPARED, state)).toBe(title);
});
