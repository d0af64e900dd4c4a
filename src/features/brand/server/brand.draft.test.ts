import { expect, it } from 'vitest';
import type { Brand } from '@/payload-types';
import { drawableBrand } from './brand.draft';

const published = {
  id: 1,
  name: 'Colonnade',
  prefix: 'CLN',
  tagline: 'Run the chapter.',
  motto: 'ΓΝΩΘΙ',
  markPath: 'M0 0h1z',
  siteUrl: '/',
  mailboxes: {
    contact: 'a@b.example',
    support: 'a@b.example',
    applications: 'a@b.example',
    quotes: 'a@b.example',
  },
  colors: {
    primary: '#7c3aed',
    accent: '#a855f7',
    light: '#c084fc',
    print: '#5f4b8b',
    printAccent: '#8960e2',
  },
  prize: '$250',
  seatsTotal: 100,
  announcements: [{ text: 'ONLY {seats} LEFT' }],
} satisfies Brand;

const draft = (changes: object) => drawableBrand({ ...published, ...changes } as Brand, published);

it('shows text as far as it is written', () => {
  const { name, mailboxes, announcements, benefits, partnerChapters } = draft({
    name: null,
    mailboxes: { contact: 'hello@', support: null },
    announcements: [{ text: 'ONLY' }, { text: null }],
    benefits: [{ title: 'New' }],
    partnerChapters: null,
  });
  expect({ name, mailboxes, announcements, benefits, partnerChapters }).toEqual({
    name: '',
    mailboxes: { contact: 'hello@', support: '', applications: '', quotes: '' },
    announcements: [{ text: 'ONLY' }, { text: '' }],
    benefits: [{ title: 'New', text: '' }],
    partnerChapters: [],
  });
});

it.each([
  ['siteUrl', 'https://', '/'],
  ['siteUrl', 'https://[', '/'],
  ['siteUrl', 'https://new.example', 'https://new.example'],
  ['seatsTotal', null, 100],
  ['seatsTotal', 0, 100],
  ['seatsTotal', 1.5, 100],
  ['seatsTotal', 3, 3],
  ['markPath', 'M0 0<', 'M0 0h1z'],
  ['prefix', 'c', 'CLN'],
] as const)('%s %j is rendered as %j', (field, value, drawn) => {
  expect(draft({ [field]: value })[field]).toBe(drawn);
});

it('keeps the published color until the new one has six digits', () => {
  expect(draft({ colors: { primary: '#12', accent: '#123456' } }).colors).toEqual({
    primary: '#7c3aed',
    accent: '#123456',
    light: '#c084fc',
    print: '#5f4b8b',
    printAccent: '#8960e2',
  });
});
