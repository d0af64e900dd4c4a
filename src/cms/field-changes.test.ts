import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { describeChanges } from './field-changes';

const fields: Field[] = [
  { name: 'email', type: 'email' },
  { name: 'status', type: 'select', options: ['new', 'open'] },
  { name: 'isActive', type: 'checkbox' },
  { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'message', type: 'textarea' }] }] },
  { type: 'row', fields: [{ name: 'tags', type: 'select', hasMany: true, options: ['a', 'b'] }] },
];
const before = { email: 'ada@example.com', status: 'new', isActive: true, message: 'One', tags: ['a'] };

it('names the fields that changed, and says the values of choices only', () => {
  const after = {
    ...before,
    email: 'x@example.com',
    status: 'open',
    isActive: false,
    message: 'Two',
    tags: ['b'],
  };
  expect(describeChanges(fields, before, after)).toBe(
    'email, status: new → open, isActive: true → false, message, tags',
  );
});

it('is nothing where nothing of the document changed', () => {
  expect(describeChanges(fields, before, { ...before, updatedAt: 'later', sessions: [1] })).toBeNull();
});

it('tells of a new document its choices, and nothing that was written', () => {
  expect(describeChanges(fields, undefined, before)).toBe('status: new, isActive: true');
});

it('takes a relation for the same, whether it comes as an id or as the document behind it', () => {
  const related: Field[] = [{ name: 'assignee', type: 'relationship', relationTo: 'users' }];
  expect(describeChanges(related, { assignee: 3 }, { assignee: { id: 3, username: 'nora' } })).toBeNull();
  expect(describeChanges(related, { assignee: 3 }, { assignee: { id: 4, username: 'tess' } })).toBe(
    'assignee',
  );
});
