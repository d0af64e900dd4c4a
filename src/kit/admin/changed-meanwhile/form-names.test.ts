import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { changedByBoth, touchedNames, withSeenValue, withTheirs } from './form-names';

it('names what was changed', () => {
  const places = [
    { id: 'a', label: 'First' },
    { id: 'b', label: 'Second' },
  ];
  const before = { name: 'Ada', status: 'new', note: null, places, revision: '{}' };
  expect(touchedNames(before, { ...before, note: undefined, revision: '{"name":"x"}' })).toBe('');
  expect(
    touchedNames(before, { ...before, name: 'Ada L.', places: [...places].reverse(), role: 'admin' }),
  ).toBe('name,places,role');
});

it('takes whole fields from the other form', () => {
  const form = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }])) as FormState;
  const mine = form({ name: 'b', 'places.0.label': 'y', 'places.1.label': 'z' });
  const theirs = form({ name: 'c', 'places.0.label': 'w' });
  expect(withTheirs(mine, theirs, ['places'])).toEqual(form({ name: 'b', 'places.0.label': 'w' }));
});

it('knows what both changed', () => {
  const [before, now] = ['{"name":"1","note":"2","size":"3"}', '{"name":"9","note":"2","size":"9"}'];
  expect(changedByBoth('name,note', before, now)).toEqual(['name']);
});

it('counts a value that the form took over as seen', () => {
  const before = '{"status":"1","note":"2"}';
  const seen = withSeenValue(before, 'status', 'waiting-on-you');
  expect(seen).toBe('{"status":"=waiting-on-you","note":"2"}');
  expect(changedByBoth('status,note', seen, '{"status":"9","note":"9"}')).toEqual(['note']);
  expect(withSeenValue('', 'dueAt', null)).toBe('{"dueAt":"="}');
});
