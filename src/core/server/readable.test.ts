import { expect, it } from 'vitest';
import { readable } from './readable';

const words = { brand: 'Portico', seats: 40 };

it('reads a document as text only, with brand and seats filled in', () => {
  const page = {
    id: 1,
    _status: 'published',
    updatedAt: '2026-11-21T09:00:00.000Z',
    intro: { heading: '{brand} has {seats} places', lead: '{brand}, {brand}' },
    rows: [{ id: 'a1', text: 'for {brand}' }],
  };
  expect(readable(page, words)).toEqual({
    intro: { heading: 'Portico has 40 places', lead: 'Portico, Portico' },
    rows: [{ text: 'for Portico' }],
  });
});

it('reads missing values of a draft as empty', () => {
  expect(readable({ heading: null, rows: [] }, words)).toEqual({ heading: '', rows: [] });
});

it('inserts the brand literally, and leaves other braces alone', () => {
  expect(readable({ text: '{brand} {place}' }, { brand: '$& Co {seats}', seats: 7 })).toEqual({
    text: '$& Co {seats} {place}',
  });
});
