import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { changedSince, withErrors, withoutValues } from './typed-values';

const sent: FormState = {
  title: { value: 'Dues', initialValue: 'Due' },
  lead: { value: undefined },
  steps: { value: 1, rows: [{ id: 'a' }] },
  'steps.0.label': { value: 'One' },
  revision: { value: '1' },
};

it('finds what was typed, added or moved since a save was sent', () => {
  expect(changedSince(sent, { ...sent, lead: { value: null }, revision: { value: '2' } })).toEqual([]);
  expect(changedSince(sent, { ...sent, title: { value: 'Dues late' } })).toEqual(['title']);
  const moved = { value: 1, rows: [{ id: 'b' }] };
  expect(changedSince(sent, { ...sent, steps: moved, 'steps.1.label': { value: '' } })).toEqual([
    'steps',
    'steps.1.label',
  ]);
});

it('takes from an answer the values that are older than the form, and nothing else', () => {
  const answer: FormState = {
    title: { value: 'Dues', initialValue: 'Dues', valid: true },
    lead: { value: 'Four of 84.', initialValue: 'Four of 84.' },
    steps: { value: 1, rows: [{ id: 'a' }] },
    revision: { value: '2' },
  };
  const now = {
    ...sent,
    title: { value: 'Dues late' },
    steps: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
  };
  expect(withoutValues(answer, changedSince(sent, now))).toEqual({
    title: { valid: true },
    lead: { value: 'Four of 84.', initialValue: 'Four of 84.' },
    steps: {},
    revision: { value: '2' },
  });
});

it('gives an answer the errors that are newer than its question', () => {
  const refused = { valid: false, errorMessage: 'This field is required.' };
  const now = {
    title: { ...refused, value: '' },
    lead: { ...refused, value: '' },
    steps: { value: 1, errorPaths: ['steps.0.label'] },
  };
  const known: FormState = {
    title: { value: '', valid: true },
    lead: { value: '', valid: false },
    steps: {},
  };
  const answer: FormState = { title: {}, lead: {}, steps: { valid: true }, author: {} };
  expect(withErrors(answer, known, now)).toEqual({
    title: refused,
    lead: {},
    steps: { errorPaths: ['steps.0.label'] },
    author: {},
  });
});
